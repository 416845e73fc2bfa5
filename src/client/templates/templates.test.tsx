import type { ComponentType } from "react";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../test/render";
import { testSite } from "../../../test/testSite";
import CategoryTemplate from "./category";
import DocTemplate from "./doc";
import PlainTemplate from "./page";

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
