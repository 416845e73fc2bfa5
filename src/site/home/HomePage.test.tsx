import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../test/render";
import { HomePage } from "./HomePage";

test("shows a heading only above cards", () => {
  const { rerender } = render(<HomePage cards={[]} />);
  expect(screen.queryAllByRole("heading", { level: 2 })).toEqual([]);
  rerender(<HomePage cards={[{ label: "Guide", path: "/guide", description: null, count: 1 }]} />);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
});
