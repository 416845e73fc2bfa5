import { afterEach, expect, jest, test } from "@jest/globals";
import { render, renderHook, screen } from "@testing-library/react";
import { withSite } from "../../../test/render";
import { testSite } from "../../../test/testSite";
import { useSite } from "./useSite";

afterEach(() => void jest.restoreAllMocks());

test("components have the site that stands around them", () => {
  const Title = () => <h1>{useSite().settings.title}</h1>;
  render(withSite(<Title />, testSite({ title: "Another site" })));
  expect(screen.getByRole("heading")).toHaveTextContent("Another site");
});

test("without one, the error says what is missing", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderHook(useSite)).toThrow("put a SiteContext.Provider around the component");
});
