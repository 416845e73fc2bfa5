import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { SearchDefinition } from "./SearchDefinition";

const definition = { term: "silo", text: "Organization with data.", path: "/glossary#silo", source: "Glossary" };

test("shows the definition of a term with a link to its entry", async () => {
  render(<SearchDefinition coming={Promise.resolve(definition)} />);
  await act(() => Promise.resolve());
  expect(screen.getByRole("link", { name: "silo" })).toHaveAttribute("href", "/glossary#silo");
  expect(screen.getByText(/Organization with data\./)).toHaveTextContent("silo Organization with data. Glossary");
});

test("reserves space while the definition loads, and removes it if there is none", async () => {
  const { container } = render(<SearchDefinition coming={Promise.resolve(null)} />);
  expect(container.querySelector(".search-definition")).toBeEmptyDOMElement();
  await act(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
});

test("renders nothing for a word that is not a term", () => {
  const { container } = render(<SearchDefinition coming={null} />);
  expect(container).toBeEmptyDOMElement();
});
