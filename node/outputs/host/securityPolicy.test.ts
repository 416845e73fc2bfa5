import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { settings } from "../../../src/site/settings";
import type { InlineParts } from "./inlineParts";
import { docSearchLogoStyle, securityPolicy, thirdPartiesOf } from "./securityPolicy";

const inline: InlineParts = {
  scripts: new Set(["'sha256-b'", "'sha256-a'"]),
  styles: new Set(),
  hasStyleAttributes: false,
  hasVideos: false,
};
const nobody = thirdPartiesOf({ ...settings, supportWidget: null });

function directive(policy: string, name: string): string | undefined {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

test("allows scripts from the site and by hash, in a stable order", () => {
  const policy = securityPolicy(inline, nobody);
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-a' 'sha256-b'");
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain("https:");
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
  expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
});

test("allows videos from the site only if a page has one", () => {
  expect(directive(securityPolicy(inline, nobody), "media-src")).toBeUndefined();
  expect(directive(securityPolicy({ ...inline, hasVideos: true }, nobody), "media-src")).toBe("media-src 'self'");
});

test("prevents injected elements from redirecting links or forms to another host", () => {
  const policy = securityPolicy(inline, nobody);
  expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
  expect(directive(policy, "form-action")).toBe("form-action 'self'");
});

test("allows unsafe-inline only for style attributes, and only if pages have them", () => {
  const policy = securityPolicy({ ...inline, hasStyleAttributes: true }, nobody);
  expect(directive(policy, "style-src-attr")).toBe("style-src-attr 'unsafe-inline'");
  expect(policy.match(/unsafe/g)).toHaveLength(1);
});

test("the support widget adds only its host to the policy", () => {
  const supportWidget = { src: "https://chat.example.org/widget.js", id: "docs" };
  const policy = securityPolicy(inline, thirdPartiesOf({ ...settings, supportWidget }));
  expect(directive(policy, "script-src")).toMatch(/ https:\/\/chat\.example\.org$/);
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://chat.example.org");
  expect(directive(policy, "frame-src")).toBe("frame-src https://chat.example.org");
  expect(directive(policy, "font-src")).toBe("font-src 'self'");
});

test("analytics add only the host of their script to the policy", () => {
  const analytics = { src: "https://Stats.example.org:8443/a/script.js?site=docs" };
  const policy = securityPolicy(inline, thirdPartiesOf({ ...settings, supportWidget: null, analytics }));
  const host = "https://stats.example.org:8443";
  const widened = securityPolicy(inline, nobody)
    .replace("'sha256-b'", `'sha256-b' ${host}`)
    .replace("img-src 'self'", `img-src 'self' ${host}`)
    .replace("connect-src 'self'", `connect-src 'self' ${host}`);
  expect(policy).toBe(widened);
});

test("names a host that the widget and the analytics share once", () => {
  const src = "https://all.example.org/script.js";
  const { scripts, frames } = thirdPartiesOf({ ...settings, supportWidget: { src, id: "1" }, analytics: { src } });
  expect(scripts).toEqual(["https://all.example.org"]);
  expect(frames).toEqual(["https://all.example.org"]);
});

test("a hosted search index adds the hosts of its application, for requests only", () => {
  const search = { ...settings.search, algolia: { appId: "AB12", indexName: "docs", apiKey: "public" } };
  const { requests, ...rest } = thirdPartiesOf({ supportWidget: null, search });
  expect(requests).toEqual([
    "https://ab12-dsn.algolia.net",
    "https://ab12-1.algolianet.com",
    "https://ab12-2.algolianet.com",
    "https://ab12-3.algolianet.com",
  ]);
  expect(rest).toEqual({ scripts: [], frames: [], pictures: [] });
});

test("the policy's hash matches the style element of DocSearch's logo", () => {
  const program = readFileSync("node_modules/@docsearch/react/dist/esm/index.js", "utf8");
  const css = /"style",null,"(?<css>[^"]+)"/.exec(program)?.groups?.["css"] ?? "";
  expect(docSearchLogoStyle).toBe(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
});
