import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "@jest/globals";
import { render } from "../../../../test/render";
import type { PreviewReport } from "../../../shared/preview";
import { UnreadableDocument } from "../../layout/DocPage/UnreadableDocument";
import { showReport } from "./showReport";

const report: PreviewReport = {
  ...{ template: null, digest: null, bundle: null, bundling: 0, restart: null },
  ...{ gone: null, own: [], others: [], summary: "" },
};

afterEach(() => showReport(null));

test("a page that has moved says only where it is", () => {
  render(<UnreadableDocument />);
  const unreadable = screen.getByText("This document cannot be read.");
  showReport({ ...report, own: ["page.mdx:2:1  front-matter-syntax"] });
  expect(unreadable).toBeVisible();
  showReport({ ...report, gone: { text: "It is at another address now:", path: "/new" } });
  expect(unreadable).not.toBeVisible();
  expect(screen.getByText(/It is at another address now:/)).toBeVisible();
  showReport(null);
  expect(unreadable).toBeVisible();
});
