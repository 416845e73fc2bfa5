import { expect, jest, test } from "@jest/globals";
import { render as renderBare, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { render, withSite } from "../../../../../test/render";
import { GroupFilter } from "./GroupFilter";
import { SearchPage } from "./SearchPage";
import { SearchResults } from "./SearchResults";
import { SearchStatus } from "./SearchStatus";
import type { SearchHit } from "../../../../shared/search/toHits";

const text = (value: string) => [{ text: value, isMarked: false }];
const hit = (path: string, ...headings: string[]): SearchHit => ({
  id: path,
  path,
  kind: headings.length === 0 ? "page" : "heading",
  title: text("Job YAML"),
  headings: headings.map(text),
  snippet: [...text("A <b>"), { text: "key", isMarked: true }],
  group: { name: "launch", label: "Launch" },
  trail: ["Launch", "Files"],
});
const answer = (hits: readonly SearchHit[], hasMore = false) => ({
  hits,
  count: hits.length,
  countOf: {},
  hasMore,
  isFallback: false,
});

test("renders the same static page for every query, with a form into which the reader can type before the script runs", () => {
  const html = renderToString(withSite(<SearchPage address="?q=cluster" visit="1" />));
  expect(html).toBe(renderToString(withSite(<SearchPage address="" visit={undefined} />)));
  expect(html).toContain('action="/search"');
  expect(html).toContain('name="q"');
  expect(html).toContain("Search needs JavaScript.");
  expect(html).toMatch(/<h2>Start here<\/h2>.*<a href="\/guide"/);
});

test.each(["", "?q=cluster"])("keeps what was typed into the static page, with the address %p", async (address) => {
  const container = document.createElement("div");
  document.body.append(container);
  const page = withSite(<SearchPage address={address} visit="1" />);
  container.innerHTML = renderToString(page);
  await userEvent.type(screen.getByRole("searchbox"), "krum");
  renderBare(page, { container, hydrate: true });
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "krum");
  expect(screen.queryByText("Start here")).toBeNull();
  await userEvent.type(screen.getByRole("searchbox"), "s");
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "krums");
});

test("hides the start pages once there is a query", () => {
  render(<SearchPage address="?q=cluster" visit="1" />);
  expect(screen.queryByText("Start here")).toBeNull();
  expect(screen.queryByRole("link", { name: "First steps" })).toBeNull();
});

test("writes the query into the address, unless the reader has opened another page meanwhile", async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 400));
  history.replaceState({ key: "search" }, "", "/search");
  render(<SearchPage address="" visit="search" />);
  await userEvent.type(screen.getByRole("searchbox"), "yaml");
  await pause();
  expect(location.search).toBe("?q=yaml");
  await userEvent.type(screen.getByRole("searchbox"), "s");
  history.pushState({ key: "next" }, "", "/launch");
  await pause();
  expect(location.pathname + location.search).toBe("/launch");
  history.replaceState(null, "", "/");
});

test("groups the places of one page below its path", () => {
  render(
    <SearchResults
      answer={answer([hit("/launch/yaml#a", "Keys", "A"), hit("/launch/yaml#b", "B"), hit("/launch")])}
      isStale={false}
      onEnd={jest.fn()}
    />,
  );
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Job YAML › Keys › A",
    "Job YAML",
  ]);
  expect(screen.getAllByText("Launch › Files")).toHaveLength(2);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/launch/yaml#a",
    "/launch/yaml#b",
    "/launch",
  ]);
  const icons = [...document.querySelectorAll("[data-kind]")].map((icon) => icon.getAttribute("data-kind"));
  expect(icons).toEqual(["heading", "heading", "page"]);
  expect(screen.getAllByText("key")[0]?.tagName).toBe("MARK");
  expect(document.querySelector("b")).toBeNull();
});

test("allows line breaks at the separators of a long name", () => {
  render(
    <SearchResults
      answer={answer([hit("/launch", "fedml.api.launch_job_on_cluster")])}
      isStale={false}
      onEnd={jest.fn()}
    />,
  );
  expect(screen.getByRole("heading").innerHTML).toContain("fedml.<wbr>api.<wbr>launch_<wbr>job_<wbr>on_<wbr>cluster");
});

test("loads more results by a button, without scrolling", async () => {
  const onEnd = jest.fn();
  const { rerender } = render(<SearchResults answer={answer([hit("/launch")], true)} isStale={false} onEnd={onEnd} />);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(onEnd).toHaveBeenCalled();
  rerender(<SearchResults answer={answer([hit("/launch")])} isStale={false} onEnd={onEnd} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("does not present the last results as the answer while another query is pending", () => {
  const last = { ...answer([hit("/launch")]), countOf: { launch: 2, train: 1 } };
  render(
    <>
      <GroupFilter counts={last.countOf} isStale group={undefined} onChange={jest.fn()} />
      <SearchStatus
        state={{ kind: "answered", question: { text: "key", group: undefined }, answer: last, pages: 1 }}
        isSlow
        onSuggestion={jest.fn()}
        onRetry={jest.fn()}
      />
      <SearchResults answer={last} isStale onEnd={jest.fn()} />
    </>,
  );
  expect(screen.getByRole("status")).toHaveTextContent(/^Loading …$/);
  expect(screen.getByRole("list")).toHaveAttribute("aria-busy", "true");
  expect(document.querySelectorAll("[data-stale]")).toHaveLength(2);
});

test("offers groups with their counts, and keeps a chosen group that has no results", async () => {
  const onChange = jest.fn();
  const { rerender } = render(
    <GroupFilter counts={{ launch: 2, train: 1 }} isStale={false} group={undefined} onChange={onChange} />,
  );
  expect(screen.getAllByRole("radio")).toHaveLength(3);
  expect(screen.getByRole("radio", { name: "All groups" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Launch 2" }));
  expect(onChange).toHaveBeenCalledWith("launch");
  rerender(<GroupFilter counts={{ launch: 2 }} isStale={false} group="train" onChange={onChange} />);
  expect(screen.getByRole("radio", { name: "Train 0" })).toBeChecked();
  rerender(<GroupFilter counts={{ launch: 2 }} isStale={false} group={undefined} onChange={onChange} />);
  expect(screen.queryByRole("radio")).toBeNull();
});

test("reports the number of results, no results, a failure and the fallback", () => {
  const question = { text: " key ", group: undefined };
  const say = (state: Parameters<typeof SearchStatus>[0]["state"]) => {
    const { unmount } = render(
      <SearchStatus state={state} isSlow={false} onSuggestion={jest.fn()} onRetry={jest.fn()} />,
    );
    const said = document.body.textContent;
    unmount();
    return said;
  };
  expect(say({ kind: "idle" })).toBe("");
  expect(say({ kind: "answered", question, answer: { ...answer([]), count: 1 }, pages: 1 })).toBe('1 page for "key"');
  expect(say({ kind: "answered", question, answer: { ...answer([]), count: 2, isFallback: true }, pages: 1 })).toBe(
    '2 pages for "key"The hosted search is not answering. These results come from this site\'s own index.',
  );
  expect(say({ kind: "failed", question })).toBe(
    "Unable to fetch resultsYou might want to check your network connection.Retry",
  );
  expect(say({ kind: "answered", question, answer: answer([]), pages: 1 })).toBe(
    'No results for "key"Check the spelling, or try other words.Try searching for: LaunchTrainBelieve this query should return results? Let us know.',
  );
});
