import { expect, test } from "@jest/globals";
import { hostFiles, type HostFacts } from "./hostFiles";

const facts: HostFacts = {
  pathPrefix: "",
  redirects: [{ from: "/old", to: "/new" }],
  digestNamed: ["app-0123456789abcdef0123.js"],
  inline: { scripts: new Set(["'sha256-a'"]), styles: new Set(), hasStyleAttributes: true },
  others: { scripts: [], requests: [], frames: [], pictures: [] },
};

function textOf(file: string, changes: Partial<HostFacts> = {}): string {
  return hostFiles({ ...facts, ...changes }).find((written) => written.file === file)?.text ?? "";
}

test("_headers: the policy everywhere, a year for names with a digest, and one rule alone on caching", () => {
  expect(textOf("_headers")).toMatchInlineSnapshot(`
   "# Written by the build: it fits the pages beside it, and is of no use to others.

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
   "
  `);
});

test("_headers: a policy that grows past what hosts read ends the build", () => {
  const scripts = new Set(Array.from({ length: 40 }, (_, place) => `'sha256-${"x".repeat(44)}${place}'`));
  expect(() => hostFiles({ ...facts, inline: { ...facts.inline, scripts } })).toThrow("more than 2000");
});

test("_redirects: a line for hosts that need force, and one for hosts that do not know it", () => {
  expect(textOf("_redirects").split("\n").slice(1)).toEqual(["/old /new 301!", "/old /new 301", ""]);
});

test("a path prefix stands in front of every address", () => {
  const pathPrefix = "/docs";
  expect(textOf("_redirects", { pathPrefix })).toContain("/docs/old /docs/new 301\n");
  expect(textOf("_headers", { pathPrefix })).toContain("\n/docs/*\n");
  const nginx = textOf("_nginx/site.conf", { pathPrefix });
  expect(nginx).toContain('location = "/docs/old" { return 301 "/docs/new$is_args$args"; }');
  expect(nginx).toContain("try_files /docs/404.html =404;");
});

test("a redirect to a part of a page takes the query along in front of it", () => {
  const nginx = textOf("_nginx/site.conf", { redirects: [{ from: "/old", to: "/new#part" }] });
  expect(nginx).toContain('location = "/old" { return 301 "/new$is_args$args#part"; }');
});

test("nothing that nginx would read as its own goes into its file", () => {
  expect(() => hostFiles({ ...facts, redirects: [{ from: "/a$uri", to: "/b" }] })).toThrow("nginx would read");
});
