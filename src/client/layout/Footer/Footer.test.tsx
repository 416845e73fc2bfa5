import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { render } from "../../../../test/render";
import { testSite } from "../../../../test/testSite";
import { Footer } from "./Footer";

test("shows the copyright line, style and logo of the settings", () => {
  render(
    <Footer />,
    testSite({ footer: { copyright: "Example, since 2023.", style: "strong", logo: "/img/logo.svg" } }),
  );
  const root = screen.getByRole("contentinfo");
  expect(root).toHaveTextContent("© Example, since 2023.");
  expect(root).toHaveAttribute("data-style", "strong");
  expect(root.querySelector("img")).toHaveAttribute("src", "/img/logo.svg");
});

test("renders no image without a logo", () => {
  render(<Footer />, testSite({ footer: { copyright: "Example, since 2023.", style: "quiet", logo: null } }));
  expect(screen.getByRole("contentinfo").querySelector("img")).toBeNull();
});

test("renders each column as a list with its title, and marks links to other sites", () => {
  const columns = [
    { title: "Start", links: [{ label: "Install", href: "/guide/install" }] },
    { title: "Community", links: [{ label: "Chat", href: "https://chat.example.org" }] },
  ];
  render(<Footer />, testSite({ footer: { copyright: "Example.", style: "quiet", logo: null, columns } }));
  const start = within(screen.getByRole("list", { name: "Start" }));
  expect(start.getByRole("link", { name: "Install" })).toHaveAttribute("href", "/guide/install");
  const chat = within(screen.getByRole("list", { name: "Community" })).getByRole("link", { name: "Chat" });
  expect(chat).toHaveAttribute("rel", "noopener");
});
