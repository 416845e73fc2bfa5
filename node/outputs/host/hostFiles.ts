import { isExternal } from "../../../src/shared/routes";
import { securityPolicy, type ThirdParties } from "./securityPolicy";
import type { InlineParts } from "./inlineParts";

/** Facts about the built site that the configuration of hosts needs. */
export interface HostFacts {
  /** The path that the site was built for: "" or "/docs". */
  readonly pathPrefix: string;
  /** Former addresses and where they lead, without the prefix. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Files at the top level of the output whose names contain a digest of their content: "app-1a2b….js". */
  readonly digestNamed: readonly string[];
  /** Addresses, without the prefix, of files that programs of other sites may load. */
  readonly shared: readonly string[];
  readonly inline: InlineParts;
  readonly others: ThirdParties;
}

/** A file of the output. */
export interface HostFile {
  /** From the output folder. */
  readonly file: string;
  readonly text: string;
}

/** Maximum length of a line that Cloudflare Pages reads in `_headers`. */
const longestLine = 2000;
/** Header that lets scripts of other sites read a response. */
const anyOrigin = "Access-Control-Allow-Origin";
const year = "public, max-age=31536000, immutable";
const askAgain = "public, max-age=0, must-revalidate";
const note = "Written by the build: it fits only the pages next to it.";

/** Builds the configuration files for hosts: `_headers` and `_redirects`, and the equivalent for nginx. */
export function hostFiles(given: HostFacts): readonly HostFile[] {
  const facts = { ...given, redirects: inBothForms(given.redirects) };
  return [
    { file: "_headers", text: headersFile(facts) },
    { file: "_redirects", text: redirectsFile(facts) },
    { file: "_nginx/site.conf", text: nginxFile(facts) },
  ];
}

/** The headers of every response. */
export function securityHeaders({
  inline,
  others,
}: Pick<HostFacts, "inline" | "others">): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": securityPolicy(inline, others),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/**
 * Without a rule, Netlify and Cloudflare Pages make browsers revalidate a file. A file that matches two rules gets both values of a header,
 * so only one rule may set the caching header.
 */
function headersFile(facts: HostFacts): string {
  const { pathPrefix, digestNamed, shared } = facts;
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [`${pathPrefix}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const text = [
    `# ${note}`,
    rule("/*", securityHeaders(facts)),
    rule("/static/*", { "Cache-Control": year }),
    ...digestNamed.map((file) => rule(`/${file}`, { "Cache-Control": year })),
    ...shared.map((path) => rule(path, { [anyOrigin]: "*" })),
  ].join("\n\n");
  const tooLong = text.split("\n").find(({ length }) => length > longestLine);
  if (tooLong)
    throw new Error(`A line of _headers has ${tooLong.length} characters, more than ${longestLine}: ${tooLong}`);
  return `${text}\n`;
}

/**
 * Writes each line twice. Netlify shows an existing page at the address unless the status ends with "!". Cloudflare, which redirects in any
 * case, treats a line with "!" as an error and ignores it.
 */
function redirectsFile({ pathPrefix, redirects }: HostFacts): string {
  const lines = redirects.flatMap(({ from, to }) =>
    ["301!", "301"].map((status) => `${encodeURI(pathPrefix + from)} ${encodedTarget(to, pathPrefix)} ${status}`),
  );
  return [`# ${note}`, ...lines, ""].join("\n");
}

/** For the `server` block of nginx; deploy/nginx.conf includes it. */
function nginxFile(facts: HostFacts): string {
  const { pathPrefix, redirects, shared } = facts;
  const headers = Object.entries(securityHeaders(facts)).map(
    ([name, value]) => `add_header ${name} "${plain(value)}" always;`,
  );
  const readable = shared.map(
    (path) => `location = "${plain(pathPrefix + path)}" { set $docs_readers "*"; try_files $uri =404; }`,
  );
  const moved = redirects.map(({ from, to }) => {
    const [path = "", hash] = encodedTarget(to, pathPrefix).replaceAll("$", "%24").split("#");
    const target = `${path}$is_args$args${hash === undefined ? "" : `#${hash}`}`;
    return `location = "${plain(pathPrefix + from)}" { return 301 "${target}"; }`;
  });
  return `# ${note}
# The folder that "root" names holds the output below this path, which deploy/release.sh reads.
# Path prefix: "${plain(pathPrefix)}"

charset utf-8;
charset_types text/css text/plain text/xml application/javascript application/json image/svg+xml;
absolute_redirect off;
gzip on;
gzip_vary on;
gzip_static on;
gzip_types text/css text/plain text/xml application/javascript application/json image/svg+xml;

${headers.join("\n")}
set $docs_cache "${askAgain}";
add_header Cache-Control $docs_cache always;
set $docs_readers "";
add_header ${anyOrigin} $docs_readers always;

location / {
  try_files $uri/index.html $uri.html $uri =404;
}

# Not served: files that configure hosts, and the not-found page under its own name.
location ~* "^${escaped(pathPrefix)}/(?:404|_headers|_redirects|_nginx(?:/.*)?)(?:/index)?(?:\\.html|/)?$" { return 404; }

# Each page has one address, without extension or final slash. Not for a backslash (x5c): browsers read "/\\host" as another host.
location ~ "(?:/index|\\.html|./)$" {
  rewrite "^/index(?:\\.html|/)?$" / permanent;
  rewrite "^([^\\x5c]+?)(?:/index)?(?:\\.html|/)?$" $1 permanent;
  return 404;
}

# Files with a digest in their name never change.
location ~ "^${escaped(pathPrefix)}/(?:static/.+|[^/]+[-.][0-9a-f]{20}\\.(?:js|css))$" {
  set $docs_cache "${year}";
  try_files $uri =404;
}

# A named location, so that nginx does not search those above again, and no browser caches a missing file for a year.
error_page 404 @missing;
location @missing {
  set $docs_cache "${askAgain}";
  try_files ${pathPrefix}/404.html =404;
}

location ~ \\.md$ {
  types { }
  default_type "text/markdown; charset=utf-8";
  try_files $uri =404;
}
${listed("Files that scripts on other sites may read.", readable)}${listed("Former addresses.", moved)}`;
}

/** Lines of a configuration, preceded by a remark. */
function listed(remark: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `\n# ${remark}\n${lines.join("\n")}\n`;
}

/**
 * Adds both Unicode forms of each former address. Hosts compare bytes, and letters such as "ü" have two forms: macOS copies file names in
 * one, keyboards type the other.
 */
function inBothForms(redirects: HostFacts["redirects"]): HostFacts["redirects"] {
  const targets = new Map(
    redirects.flatMap(({ from, to }) => [from.normalize("NFC"), from.normalize("NFD")].map((form) => [form, to])),
  );
  return Array.from(targets, ([from, to]) => ({ from, to }));
}

/** URLs of other sites may already be encoded. */
function encodedTarget(to: string, pathPrefix: string): string {
  return isExternal(to) ? encodeURI(to).replace(/%25(?=[0-9a-f]{2})/gi, "%") : encodeURI(pathPrefix + to);
}

/** Checks that a value contains nothing that nginx would interpret: no variables, quotes or backslashes. @throws {Error} if it does. */
function plain(text: string): string {
  if (/["\\$]/.test(text)) throw new Error(`nginx would read a sign of ${text} as its own.`);
  return text;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
