/** @jest-environment node */
import type { ReactElement, ReactNode } from "react";
import { lazy, Suspense } from "react";
import type { ReplaceRendererArgs } from "gatsby";
import { expect, test } from "@jest/globals";
import { renderInTime } from "./renderInTime";

async function htmlOf(bodyComponent: ReactElement): Promise<string> {
  let html = "";
  const replaceBodyHTMLString = (text: unknown) => void (html = String(text));
  await renderInTime(
    { bodyComponent, pathname: "/guide", replaceBodyHTMLString } as unknown as ReplaceRendererArgs,
    200,
  );
  return html;
}

const never = new Promise(() => undefined);

function Waiting(): ReactNode {
  throw never;
}

test("waits for components that load", async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <b>späť</b> }));
  const html = await htmlOf(
    <Suspense>
      <Late />
    </Suspense>,
  );
  expect(html).toContain("<b>späť</b>");
});

test.each([
  ["alone", <Waiting key="alone" />],
  [
    "within a boundary",
    <Suspense key="within" fallback="Loading">
      <Waiting />
    </Suspense>,
  ],
])("names the page of a component that never stops waiting, %s", async (_, body) => {
  await expect(htmlOf(body)).rejects.toThrow(
    "A component of the page /guide still waits for a promise after 0.2 seconds.",
  );
});

test("passes on what a component throws", async () => {
  const Broken = () => {
    throw new Error("No theme.");
  };
  await expect(htmlOf(<Broken />)).rejects.toThrow("No theme.");
});
