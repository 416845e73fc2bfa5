import { afterEach, expect, jest, test } from "@jest/globals";
import { render, renderHook, screen } from "@testing-library/react";
import { withSite } from "../../../test/render";
import { testSite } from "../../../test/testSite";
import { useSite } from "./useSite";

afterEach(() => void jest.restoreAllMocks());

test("returns the site from the context", () => {
  const Title = () => <h1>{useSite().settings.title}</h1>;
  render(withSite(<Title />, testSite({ title: "Another site" })));
  expect(screen.getByRole("heading")).toHaveTextContent("Another site");
});

test("throws with a fix if there is no context", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderHook(useSite)).toThrow("put a SiteContext.Provider around the component");
});
