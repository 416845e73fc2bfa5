import type { ComponentType } from "react";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../test/render";
import { testSite } from "../../../test/testSite";
import DocTemplate from "./doc";
import PlainTemplate from "./page";

test.each([
  ["a document", DocTemplate],
  ["a page outside of the groups", PlainTemplate],
])("where Gatsby gives no answer, or no document, %s says that it cannot be read", (_, template) => {
  const Template = template as ComponentType<object>;
  for (const data of [undefined, { mdx: null }]) {
    const { unmount } = render(<Template {...{ data, pageContext: {} }} />);
    expect(screen.getByText(testSite().strings.page.unreadable)).toBeInTheDocument();
    unmount();
  }
});
