import { expect, test } from "@jest/globals";
import { resolveHref } from "./resolveHref";

const from = "content/docs/guide/page.mdx";

test.each([
  ["https://example.org/a.mdx", { kind: "external" }],
  ["mailto:a@example.org", { kind: "external" }],
  ["//example.org", { kind: "external" }],
  ["#here", { kind: "here", anchor: "here" }],
  ["#caf%C3%A9", { kind: "here", anchor: "café" }],
  ["/guide", { kind: "address", path: "/guide", anchor: null }],
  ["/guide?a=1#b", { kind: "address", path: "/guide", anchor: "b" }],
  ["/a%20b", { kind: "address", path: "/a b", anchor: null }],
  ["/100%", { kind: "address", path: "/100%", anchor: null }],
  ["./other.mdx", { kind: "document", file: "content/docs/guide/other.mdx", anchor: null, rest: "" }],
  ["../index.md?a=1#b%20c", { kind: "document", file: "content/docs/index.md", anchor: "b c", rest: "?a=1#b%20c" }],
  ["chart.png", { kind: "relative", file: "content/docs/guide/chart.png" }],
  ["../other", { kind: "relative", file: "content/docs/other" }],
  ["../other/#a", { kind: "relative", file: "content/docs/other" }],
  ["./", { kind: "relative", file: "content/docs/guide" }],
])("resolves %s", (href, expected) => expect(resolveHref(href, from)).toEqual(expected));
