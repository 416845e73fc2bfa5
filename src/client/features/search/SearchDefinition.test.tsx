import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { SearchDefinition } from "./SearchDefinition";

const definition = { term: "silo", text: "Organization with data.", path: "/glossary#silo", source: "Glossary" };

test("shows what a term means, with the way to its entry", async () => {
  render(<SearchDefinition coming={Promise.resolve(definition)} />);
  await act(() => Promise.resolve());
  expect(screen.getByRole("link", { name: "silo" })).toHaveAttribute("href", "/glossary#silo");
  expect(screen.getByText(/Organization with data\./)).toHaveTextContent("silo Organization with data. Glossary");
});

test("keeps its room while the definition is on its way, and not where none comes", async () => {
  const { container } = render(<SearchDefinition coming={Promise.resolve(null)} />);
  expect(container.querySelector(".search-definition")).toBeEmptyDOMElement();
  await act(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
});

test("is not there for what is no term", () => {
  const { container } = render(<SearchDefinition coming={null} />);
  expect(container).toBeEmptyDOMElement();
});
