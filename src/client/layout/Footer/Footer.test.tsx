import { afterEach, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { settings } from "../../../site/settings";
import { Footer } from "./Footer";

const site = settings as { footer: typeof settings.footer };
const { footer } = settings;
afterEach(() => {
  site.footer = footer;
});

test("copyright line, style and logo are those of the settings", () => {
  site.footer = { copyright: "Example, since 2023.", style: "strong", logo: "/img/logo.svg" };
  render(<Footer />);
  const root = screen.getByRole("contentinfo");
  expect(root).toHaveTextContent("© Example, since 2023.");
  expect(root).toHaveAttribute("data-style", "strong");
  expect(root.querySelector("img")).toHaveAttribute("src", "/img/logo.svg");
});

test("without a logo there is no picture", () => {
  site.footer = { ...footer, logo: null };
  render(<Footer />);
  expect(screen.getByRole("contentinfo").querySelector("img")).toBeNull();
});
