import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { settings } from "../../../site/settings";
import { HomePage } from "./HomePage";

const site = settings as { home: typeof settings.home };
const { home } = site;
beforeEach(() => void (site.home = { ways: [] }));
afterEach(() => void (site.home = home));

test("a heading stands above something", () => {
  const { rerender } = render(<HomePage cards={[]} />);
  expect(screen.queryAllByRole("heading", { level: 2 })).toEqual([]);
  rerender(<HomePage cards={[{ label: "Guide", path: "/guide", description: null, count: 1 }]} />);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "All of the documentation",
  ]);
});
