import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { testSettings, testSite } from "../../../../test/testSite";
import { Navbar } from "./Navbar";

beforeEach(() => {
  const ResizeObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  };
  Object.assign(globalThis, { ResizeObserver });
  Object.assign(window, { matchMedia: () => new EventTarget() });
});

test("shows the documented version beside the title, as a link to its page", () => {
  const version = { label: "lib 1.2", href: "/guide/changes" };
  render(<Navbar path="/launch" sidebar={undefined} />, testSite({ navbar: { ...testSettings.navbar, version } }));
  const [title, pill] = screen.getAllByRole("link");
  expect(title).toHaveTextContent("Example");
  expect(pill).toHaveTextContent("lib 1.2");
  expect(pill).toHaveAttribute("href", "/guide/changes");
});

test("shows nothing in its place without a version", () => {
  render(<Navbar path="/launch" sidebar={undefined} />);
  expect(screen.getAllByRole("link")[1]).toHaveTextContent("Launch");
});
