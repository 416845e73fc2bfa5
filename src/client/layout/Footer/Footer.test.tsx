import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { testSite } from "../../../../test/testSite";
import { Footer } from "./Footer";

test("copyright line, style and logo are those of the settings", () => {
  render(
    <Footer />,
    testSite({ footer: { copyright: "Example, since 2023.", style: "strong", logo: "/img/logo.svg" } }),
  );
  const root = screen.getByRole("contentinfo");
  expect(root).toHaveTextContent("© Example, since 2023.");
  expect(root).toHaveAttribute("data-style", "strong");
  expect(root.querySelector("img")).toHaveAttribute("src", "/img/logo.svg");
});

test("without a logo there is no picture", () => {
  render(<Footer />, testSite({ footer: { copyright: "Example, since 2023.", style: "quiet", logo: null } }));
  expect(screen.getByRole("contentinfo").querySelector("img")).toBeNull();
});
