import { expect, test } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import { render } from "../../../../test/render";
import { testSite } from "../../../../test/testSite";
import type { DocContext } from "../../../shared/pages";
import { DocPage } from "./DocPage";
import { listed } from "./listed";

const context: DocContext = {
  kind: "doc",
  file: "content/docs/guide/install.mdx",
  pagePath: "/guide/install",
  lastUpdated: "2026-11-20",
  lastUpdatedText: "November 20, 2026",
  sidebar: { name: "guide", items: [] },
  trail: [{ label: "Guide", path: "/guide" }],
  previous: { label: "Guide", path: "/guide" },
  next: null,
};
const headings = [
  { depth: 2, text: "One", id: "one" },
  { depth: 3, text: "Two", id: "two" },
];

function show(changes: Partial<Parameters<typeof DocPage>[0]> = {}) {
  render(
    <DocPage context={context} title="Install" headings={headings} {...changes}>
      <p>Text.</p>
    </DocPage>,
  );
}

test("shows the text below its title, with its parents and its neighbors", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Install" })).toBeInTheDocument();
  expect(screen.getByText("Text.")).toBeInTheDocument();
  const breadcrumbs = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
  expect(breadcrumbs.getByRole("link", { name: "Guide" })).toHaveAttribute("href", "/guide");
  expect(screen.getByRole("link", { name: /Previous/ })).toHaveAttribute("href", "/guide");
  expect(screen.queryByRole("link", { name: /Next/ })).toBeNull();
});

test("shows the day of the last change where the language puts it", () => {
  const site = testSite();
  const page = { ...site.strings.page, lastUpdated: "Am {day} geändert" };
  render(
    <DocPage context={context} title="Install" headings={headings}>
      <p>Text.</p>
    </DocPage>,
    { ...site, strings: { ...site.strings, page } },
  );
  const day = screen.getByText("November 20, 2026");
  expect(day).toHaveAttribute("datetime", "2026-11-20");
  expect(day.parentElement).toHaveTextContent("Am November 20, 2026 geändert");
});

test("links to a report form that names the page and section, unless the page can be edited", () => {
  const reportUrl = "https://example.org/new";
  const page = (
    <DocPage context={context} title="Install" headings={headings}>
      <p>Text.</p>
    </DocPage>
  );
  const { unmount } = render(page, testSite({ reportUrl }));
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Report a problem" }).href);
  expect(Object.fromEntries(searchParams)).toEqual({
    title: "About Install",
    body: "See https://docs.example.org/guide/install",
  });
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Report a problem" });
  link.addEventListener("click", (event) => event.preventDefault());
  location.hash = "#linux";
  fireEvent.click(link);
  expect(new URL(link.href).searchParams.get("body")).toBe("See https://docs.example.org/guide/install#linux");
  location.hash = "";
  unmount();
  render(page, testSite({ reportUrl, editUrl: "https://example.org/edit/" }));
  expect(screen.queryByRole("link", { name: "Report a problem" })).toBeNull();
  expect(screen.getByRole("link", { name: "Edit this page" })).toBeInTheDocument();
});

test("omits an unknown day of the last change", () => {
  show({ context: { ...context, lastUpdated: null } });
  expect(screen.queryByText(/Last updated/)).toBeNull();
});

test("omits the contents list for a single heading", () => {
  show({ headings: headings.slice(0, 1) });
  expect(screen.queryByText("On this page")).toBeNull();
});

test("shows its tags, if it has any", () => {
  show();
  expect(screen.queryByText(/^Tags/)).toBeNull();
  show({ context: { ...context, tags: { label: "Tags", links: [{ label: "cli", path: "/tags/cli" }] } } });
  expect(screen.getByRole("link", { name: "cli" })).toHaveAttribute("href", "/tags/cli");
});

test("shows a contents list", () => {
  show();
  expect(screen.getByRole("navigation", { name: "On this page" })).toBeInTheDocument();
});

const mdx = {
  title: "Install",
  hasFormulas: false,
  headings: [...headings, { depth: 4, text: "Three", id: "three" }],
  frontmatter: { description: null, keywords: [], image: null, hide_table_of_contents: false },
};

const toc = { minLevel: 2, maxLevel: 3 };

test("lists headings of levels 2 and 3", () => {
  expect(listed(mdx, toc)).toEqual({ title: "Install", headings });
});

test("lists no headings if the author hides the contents list", () => {
  expect(listed({ ...mdx, frontmatter: { ...mdx.frontmatter, hide_table_of_contents: true } }, toc).headings).toEqual(
    [],
  );
});
