import type { ComponentType } from "react";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { render } from "../../../test/render";
import { testSite } from "../../../test/testSite";
import CategoryTemplate from "./category";
import DocTemplate from "./doc";
import PlainTemplate from "./page";
import RedirectTemplate from "./redirect";

test.each([
  ["a document", DocTemplate],
  ["a page outside of the groups", PlainTemplate],
])("%s shows that it cannot be read if Gatsby returns no data or no document", (_, template) => {
  const Template = template as ComponentType<object>;
  for (const data of [undefined, { mdx: null }]) {
    const { unmount } = render(<Template {...{ data, pageContext: {} }} />);
    expect(screen.getByText(testSite().strings.page.unreadable)).toBeInTheDocument();
    unmount();
  }
});

test.each([
  ["a document", DocTemplate],
  ["a page outside of the groups", PlainTemplate],
  ["a category", CategoryTemplate],
])("%s renders nothing once its address has become a redirect", (_, template) => {
  const Template = template as ComponentType<object>;
  const data = { mdx: { title: "Title", html: "Text.", headings: [] } };
  const { container } = render(<Template {...{ data, pageContext: { kind: "redirect", pagePath: "/a", to: "/b" } }} />);
  expect(container).toBeEmptyDOMElement();
});

test("a former address tells search engines the new one, and redirects and links to it without JavaScript", () => {
  window.___loader = { loadPage: () => Promise.resolve(undefined), loadPageSync: () => undefined };
  const Template = RedirectTemplate as ComponentType<object>;
  render(<Template {...{ pageContext: { kind: "redirect", pagePath: "/a", to: "/b" } }} />);
  const { metaTags, linkTags, noscriptTags } = Helmet.peek() as unknown as Readonly<Record<string, readonly object[]>>;
  expect(metaTags).toContainEqual({ name: "robots", content: "noindex" });
  expect(linkTags).toEqual([{ rel: "canonical", href: "https://docs.example.org/b" }]);
  expect(noscriptTags).toEqual([{ innerHTML: '<meta http-equiv="refresh" content="0; url=/b">' }]);
  expect(screen.getByRole("link", { name: "https://docs.example.org/b" })).toHaveAttribute("href", "/b");
});
