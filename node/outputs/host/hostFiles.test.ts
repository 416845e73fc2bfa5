import { expect, test } from "@jest/globals";
import { filesForMachines, folderOfBuild } from "../../pages/outputFiles";
import { hostFiles, type HostFacts } from "./hostFiles";

const facts: HostFacts = {
  pathPrefix: "",
  redirects: [{ from: "/old", to: "/new" }],
  digestNamed: ["app-0123456789abcdef0123.js"],
  shared: ["/schemas/job.json"],
  inline: { scripts: new Set(["'sha256-a'"]), styles: new Set(), hasStyleAttributes: true, hasVideos: false },
  others: { scripts: [], requests: [], frames: [], pictures: [] },
};

function textOf(file: string, changes: Partial<HostFacts> = {}): string {
  return hostFiles({ ...facts, ...changes }).find((written) => written.file === file)?.text ?? "";
}

test("_headers sets the policy, long caching of hashed names, and access for other sites", () => {
  expect(textOf("_headers")).toMatchInlineSnapshot(`
   "# Written by the build: it fits only the pages next to it.

   /*
     Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
     Cross-Origin-Opener-Policy: same-origin
     Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()
     Referrer-Policy: strict-origin-when-cross-origin
     X-Content-Type-Options: nosniff
     X-Frame-Options: DENY

   /static/*
     Cache-Control: public, max-age=31536000, immutable

   /app-0123456789abcdef0123.js
     Cache-Control: public, max-age=31536000, immutable

   /schemas/job.json
     Access-Control-Allow-Origin: *
   "
  `);
});

test("fails if the policy in _headers is longer than hosts can read", () => {
  const scripts = new Set(Array.from({ length: 40 }, (_, place) => `'sha256-${"x".repeat(44)}${place}'`));
  expect(() => hostFiles({ ...facts, inline: { ...facts.inline, scripts } })).toThrow("more than 2000");
});

test("_redirects contains each redirect with and without force", () => {
  expect(textOf("_redirects").split("\n").slice(1)).toEqual(["/old /new 301!", "/old /new 301", ""]);
});

test("writes the path prefix in front of every address", () => {
  const pathPrefix = "/docs";
  expect(textOf("_redirects", { pathPrefix })).toContain("/docs/old /docs/new 301\n");
  expect(textOf("_headers", { pathPrefix })).toContain("\n/docs/*\n");
  const nginx = textOf("_nginx/site.conf", { pathPrefix });
  expect(nginx).toContain('location = "/docs/old" { return 301 "/docs/new$is_args$args"; }');
  expect(textOf("_headers", { pathPrefix })).toContain("\n/docs/schemas/job.json\n  Access-Control-Allow-Origin: *\n");
  expect(nginx).toContain('location = "/docs/schemas/job.json" { set $docs_readers "*"; try_files $uri =404; }');
  expect(nginx).toContain("try_files /docs/404.html =404;");
  // deploy/release.sh reads this line.
  expect(nginx).toMatch(/^# Path prefix: "\/docs"$/m);
  expect(textOf("_nginx/site.conf")).toMatch(/^# Path prefix: ""$/m);
});

test("a redirect to a part of a page puts the query before the anchor", () => {
  const nginx = textOf("_nginx/site.conf", { redirects: [{ from: "/old", to: "/new#part" }] });
  expect(nginx).toContain('location = "/old" { return 301 "/new$is_args$args#part"; }');
});

test("a redirect to another site keeps existing percent-encoding", () => {
  const redirects = [{ from: "/old", to: "https://example.org/a%20ü?b=100%" }];
  expect(textOf("_redirects", { redirects })).toContain("/old https://example.org/a%20%C3%BC?b=100%25 301\n");
});

test("writes a former address in both Unicode normalization forms", () => {
  const redirects = [{ from: "/größe".normalize("NFD"), to: "/new" }];
  expect(textOf("_redirects", { redirects }).split("\n").slice(1)).toEqual([
    "/gr%C3%B6%C3%9Fe /new 301!",
    "/gr%C3%B6%C3%9Fe /new 301",
    "/gro%CC%88%C3%9Fe /new 301!",
    "/gro%CC%88%C3%9Fe /new 301",
    "",
  ]);
  const nginx = textOf("_nginx/site.conf", { redirects: [...redirects, { from: "/größe", to: "/new" }] });
  // nginx does not start if an address has two rules.
  for (const form of ["NFC", "NFD"] as const) {
    expect(nginx.split(`location = "${"/größe".normalize(form)}" { return 301 "/new$is_args$args"; }`)).toHaveLength(2);
  }
});

/** @returns the redirect target that nginx's rules give an address. */
function ledByNginx(address: string, pathPrefix = ""): string | undefined {
  const text = textOf("_nginx/site.conf", { pathPrefix });
  const rules = [...text.matchAll(/^ {2}rewrite "(?<pattern>[^"]+)" (?<to>\S+) permanent;$/gm)];
  expect(rules).toHaveLength(2);
  const location = /^location ~ "(?<pattern>[^"]+)" \{\n {2}rewrite/m.exec(text)?.groups?.["pattern"] ?? "nothing";
  if (!new RegExp(location).test(address)) return undefined;
  for (const { groups } of rules) {
    const pattern = new RegExp(groups?.["pattern"] ?? "");
    if (pattern.test(address)) return address.replace(pattern, groups?.["to"] ?? "");
  }
  return undefined;
}

test.each([
  ["/index", "/"],
  ["/index/", "/"],
  ["/index.html", "/"],
  ["/launch/", "/launch"],
  ["/launch.html", "/launch"],
  ["/launch/index", "/launch"],
  ["/launch/index/", "/launch"],
  ["/launch/index.html", "/launch"],
  ["/", undefined],
  ["/launch", undefined],
  ["/launch/reindex", undefined],
  ["/launch/index.md", undefined],
])("nginx redirects %s to %s", (address, to) => {
  expect(ledByNginx(address)).toBe(to);
});

test.each(["/", ".html", "/index", "/index/", "/index.html", "/a/"])("nginx does not redirect /\\host%s", (ending) => {
  expect(ledByNginx(`/\\host${ending}`)).toBeUndefined();
  expect(ledByNginx(`/a\\host${ending}`)).toBeUndefined();
});

test("nginx hides the files for hosts and the 404 page, in every spelling", () => {
  const pattern = /^location ~\* "(?<pattern>[^"]+)" \{ return 404; \}$/m.exec(
    textOf("_nginx/site.conf", { pathPrefix: "/v1.0" }),
  )?.groups?.["pattern"];
  const hidden = new RegExp(pattern ?? "nothing", "i");
  for (const name of ["404", "_headers", "_redirects", "_nginx", "_nginx/site.conf", "_HEADERS"]) {
    for (const ending of ["", "/", ".html", "/index", "/index.html"]) {
      expect(`/v1.0/${name}${ending}`).toMatch(hidden);
    }
  }
  for (const address of ["/v1.0/4040", "/v1.0/a/404", "/v1x0/404", "/404", "/v1.0/_headersx"]) {
    expect(address).not.toMatch(hidden);
  }
});

test.each(["$", '"', "\\"])("rejects %s in an address, because nginx would interpret it", (sign) => {
  expect(() => hostFiles({ ...facts, redirects: [{ from: `/a${sign}b`, to: "/b" }] })).toThrow("nginx would read");
  expect(() => hostFiles({ ...facts, pathPrefix: `/a${sign}b` })).toThrow("nginx would read");
});

test("no page can have the address of a file for hosts", () => {
  const addresses = hostFiles(facts).map(({ file }) => `/${file}`);
  expect(addresses.filter((each) => !filesForMachines.has(each) && folderOfBuild(each) === null)).toEqual([]);
});
