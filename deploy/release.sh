#!/usr/bin/env bash
# Releases a built site on the machine this runs on, behind nginx. README.md in this folder explains how.
#
#   release.sh add FOLDER [NAME]   adds a built site and serves it; the default name is the time (UTC)
#   release.sh rollback [NAME]     serves the release that was added before the current one, or the named one
#   release.sh list                lists the releases, newest first, and marks the current one
#
# It writes below DOCS_HOME:
#
#   current                     a link to the current release; nginx includes current/server.conf
#   releases/NAME/server.conf   for nginx: the root and the rules of this release, by their real paths
#   releases/NAME/root          what nginx serves
#   releases/NAME/site          a link to the site in it: root, or root/docs for a site built for "/docs"
#   releases/NAME/digests       the release's own files with a digest in their names
set -euo pipefail
umask 022
export LC_ALL=C

home=${DOCS_HOME:-/srv/docs}
# How many releases to keep in addition to the current one, and for how many days to keep each after it was last served.
keep=${KEEP:-3}
keep_days=${KEEP_DAYS:-7}
test_command=${NGINX_TEST:-nginx -t}
reload_command=${NGINX_RELOAD:-systemctl reload nginx}

# What `undo` must revert if this script ends early.
former=""
state=resting # resting, switched, reloading
made=""

main() {
  local command=${1:-}
  case "$command $#" in
    "add 2" | "add 3" | "rollback 1" | "rollback 2" | "list 1") ;;
    *) fail "\"${0##*/} $*\" is no command of this program." \
      "write \"add FOLDER [NAME]\", \"rollback [NAME]\" or \"list\"." ;;
  esac
  shift
  prepare
  if [[ $command == list ]]; then
    list
    return
  fi
  lock
  trap undo EXIT
  "$command" "$@"
}

prepare() {
  [[ $keep =~ ^[1-9][0-9]*$ ]] || fail "KEEP is \"$keep\"." "write how many former releases stay, at least 1."
  [[ $keep_days =~ ^(0|[1-9][0-9]*)$ ]] || fail "KEEP_DAYS is \"$keep_days\"." "write a number of days."
  [[ -d $home ]] || fail "There is no folder \"$home\"." "make it, or set DOCS_HOME."
  home=$(cd "$home" && pwd -P)
  # nginx reads this path in its configuration.
  [[ $home =~ ^[A-Za-z0-9._/-]+$ ]] || fail "nginx would misread the path \"$home\"." \
    "use letters, digits, \".\", \"_\", \"-\" and \"/\" alone."
  releases=$home/releases
  mkdir -p "$releases"
}

lock() {
  exec 9> "$home/.lock"
  flock --nonblock 9 || fail "Another release.sh is at work in \"$home\"." "wait until it has ended."
  # Remove what a killed run left behind.
  rm -rf "$releases"/.[!.]*
}

add() {
  local folder=${1%/} name=${2:-$(date -u +%Y%m%d-%H%M%S)} file prefix new said
  [[ -d $folder ]] || fail "There is no folder \"$folder\"." "upload the built site first."
  for file in index.html 404.html page-data/app-data.json _nginx/site.conf; do
    [[ -f $folder/$file ]] || fail "\"$folder\" is no built site: it has no \"$file\"." \
      "upload all of \"public\", after \"npm run build\"."
  done
  [[ $name =~ ^[A-Za-z0-9][A-Za-z0-9._-]*$ ]] || fail "\"$name\" cannot be the name of a release." \
    "use letters, digits, \".\", \"_\" and \"-\", and begin with a letter or a digit."
  [[ ! -e $releases/$name ]] || fail "There is a release \"$name\" already." "choose another name, or give none."
  grep -q '^# Path prefix: "' "$folder/_nginx/site.conf" || fail "\"$folder\" does not say which path it was built for." \
    "build it with this version of the project."
  prefix=$(sed -n 's/^# Path prefix: "\(.*\)"$/\1/p' "$folder/_nginx/site.conf")
  [[ $prefix =~ ^(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$ ]] || fail "nginx would misread the path prefix \"$prefix\"." \
    "build the site for another PATH_PREFIX."

  # A name with a leading dot is not a release. The folder gets its final name when it is complete.
  new=$releases/.$name
  made=$new
  mkdir -p "$new/root$prefix"
  said=$(cp -R --preserve=timestamps "$folder/." "$new/root$prefix" 2>&1) ||
    fail "The site was not copied: ${said%%$'\n'*}" "see that there is room for one more release, and that you may write."
  chmod -R u+w,a+rX "$new/root"
  ln -s "root$prefix" "$new/site"
  digest_named "$new/site" > "$new/digests"
  printf '%s\n' "root $releases/$name/root;" "include $releases/$name/root$prefix/_nginx/site.conf;" > "$new/server.conf"
  mv -T "$new" "$releases/$name"
  made=$releases/$name

  serve "$name"
  made=""
  remove_old
}

rollback() {
  local current name=${1:-}
  current=$(served)
  if [[ -z $name ]]; then
    [[ -n $current ]] || fail "No release is served." "add one."
    name=$(newest_first | awk -v current="$current" 'newer == current { print } { newer = $0 }')
    [[ -n $name ]] || fail "No release is older than \"$current\"." "name one: $(newest_first | tr '\n' ' ')"
  fi
  [[ $name != .* && -f $releases/$name/server.conf ]] || fail "There is no release \"$name\"." \
    "name one: $(newest_first | tr '\n' ' ')"
  serve "$name"
}

list() {
  local name current
  current=$(served)
  newest_first | while IFS= read -r name; do
    if [[ $name == "$current" ]]; then echo "* $name"; else echo "  $name"; fi
  done
}

# Root and rules change together: nginx reads the link only when it reloads, never while it answers a request.
serve() {
  local name=$1
  former=$(served)
  adopt "$name"
  # KEEP_DAYS counts from now for the former release.
  [[ -z $former ]] || touch --no-create "$releases/$former"
  state=switched
  point_to "$name"
  run "$test_command" || fail "nginx does not accept release \"$name\": see above." \
    "mend what nginx names; the release before is still served."
  state=reloading
  run "$reload_command" || fail "nginx did not reload: see above." "mend that; the release before is still served."
  state=resting
  echo "Release \"$name\" is served."
}

# Hard-links into a release the files of other releases that open tabs may still request.
adopt() {
  local site=$releases/$1/site other
  for other in "$releases"/*; do
    [[ $other != "$releases/$1" ]] || continue
    comm -12 "$other/digests" <(digest_named "$other/site") |
      comm -23 - <(digest_named "$site") |
      (cd "$other/site" && xargs --no-run-if-empty -d '\n' cp --link --parents --target-directory="$site")
  done
}

# Lists the files with a digest in their names, as in _nginx/site.conf, and their compressed copies.
digest_named() {
  (cd "$1/" && find . -regextype posix-extended -type f \
    -regex '\./(static/.+|[^/]+[-.][0-9a-f]{20}\.(js|css)(\.br|\.gz)?)' | sort)
}

# Removes releases that no open tab needs any more, but never the current one.
remove_old() {
  local name current others=0
  current=$(served)
  newest_first | while IFS= read -r name; do
    [[ $name != "$current" ]] || continue
    others=$((others + 1))
    [[ $others -gt $keep ]] || continue
    [[ -n $(find "$releases/$name" -maxdepth 0 -mmin "+$((keep_days * 1440))") ]] || continue
    mv -T "$releases/$name" "$releases/.$name"
    rm -rf "$releases/.$name"
  done
}

# Sorts releases by their server.conf, which is written when a release is added and never changes.
newest_first() {
  (cd "$releases" && find . -mindepth 2 -maxdepth 2 -name server.conf -not -path './.*' -printf '%T@ %h\n') |
    sort --numeric-sort --reverse | sed 's|.*/||'
}

served() {
  [[ ! -L $home/current ]] || basename "$(readlink "$home/current")"
}

point_to() {
  ln -sfn "releases/$1" "$home/.current"
  mv -T "$home/.current" "$home/current"
}

# Runs a command without the lock, because a server that the command starts would hold the lock for ever. Silent on success.
run() {
  local said
  said=$(bash -c "$1" 2>&1 9>&-) || {
    printf '%s\n' "$said" >&2
    return 1
  }
}

undo() {
  local status=$?
  trap - EXIT
  if [[ $state != resting && $(served) != "$former" ]]; then
    if [[ -n $former ]]; then point_to "$former"; else rm -f "$home/current"; fi
  fi
  # nginx may already use the new release, and then still needs its files.
  if [[ $state == reloading ]]; then
    run "$reload_command" || true
  elif [[ -n $made ]]; then
    rm -rf "$made"
  fi
  exit "$status"
}

fail() {
  printf '%s\n' "release.sh: $1" "  Fix: $2" >&2
  exit 1
}

main "$@"
