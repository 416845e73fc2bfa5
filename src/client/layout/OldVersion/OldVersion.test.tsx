import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { markShapes } from "../../../mdx/Mark/markShapes";
import { OldVersion, warningShape } from "./OldVersion";

test("links a page of an older version to the newest one, in a warning box", () => {
  const { container } = render(
    <OldVersion title="This is version 1.0." link={{ label: "Read it in 2.0", path: "/launch" }} />,
  );
  expect(screen.getByText("This is version 1.0.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Read it in 2.0" }).getAttribute("href")).toBe("/launch");
  expect(warningShape).toBe(markShapes.warning);
  // The box reserves space for the mark.
  expect(container.querySelector(".admonition-title > .mark")).toBeTruthy();
});
