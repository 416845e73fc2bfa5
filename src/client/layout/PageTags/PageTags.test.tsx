import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { PageTags } from "./PageTags";

test("links the tags of a page in one sentence", () => {
  render(
    <PageTags
      label="Tags"
      links={[
        { label: "cli", path: "/tags/cli" },
        { label: "Cross silo", path: "/tags/cross-silo" },
      ]}
    />,
  );
  expect(screen.getByText(/^Tags:/)).toHaveTextContent("Tags: cli, Cross silo");
  expect(screen.getByRole("link", { name: "Cross silo" })).toHaveAttribute("href", "/tags/cross-silo");
});
