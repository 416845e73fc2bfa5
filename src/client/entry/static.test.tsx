/** @jest-environment node */
import type { ReactNode } from "react";
import type { RenderBodyArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { testSite } from "../../../test/testSite";
import { testBuildStrings } from "../../../test/testStrings";
import { staticApi } from "./static";

const prefixed = globalThis as unknown as { __PATH_PREFIX__: string };
beforeEach(() => void (prefixed.__PATH_PREFIX__ = "/docs"));
afterEach(() => void (prefixed.__PATH_PREFIX__ = ""));

test("every page links to the feed, below the path prefix", () => {
  let head: ReactNode;
  staticApi(testSite(), testBuildStrings, {}).onRenderBody({
    setHtmlAttributes: () => undefined,
    setHeadComponents: (parts: ReactNode) => (head = parts),
    setPreBodyComponents: () => undefined,
    setPostBodyComponents: () => undefined,
  } as unknown as RenderBodyArgs);
  expect(renderToStaticMarkup(<>{head}</>)).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Example Docs" href="/docs/feed.xml"/>',
  );
});
