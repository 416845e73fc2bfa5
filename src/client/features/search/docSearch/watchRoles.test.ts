import { expect, test } from "@jest/globals";
import { watchRoles } from "./watchRoles";

const list = (source: string) =>
  `<ul role="listbox" id="docsearch-list"><li role="option" id="docsearch-${source}-item-0"></li></ul>`;

test("makes the modal a dialog whose field refers to the current lists", async () => {
  document.body.innerHTML = `
    <div id="frame" role="button" tabindex="0" aria-expanded="true" aria-controls="docsearch-hits0-list docsearch-hits1-list">
      <header><input class="DocSearch-Input" aria-controls="docsearch-hits0-list docsearch-hits1-list" /></header>
      <div id="lists">${list("hits0")}${list("hits1")}</div>
      <footer></footer>
    </div>`;
  const frame = document.getElementById("frame");
  const field = document.querySelector("input");
  if (!frame || !field) throw new Error("There is no frame.");
  const stop = watchRoles(frame, "Search");
  expect(frame.getAttributeNames().sort()).toEqual(["aria-label", "aria-modal", "id", "role"]);
  expect(frame.getAttribute("role")).toBe("dialog");
  expect([...document.querySelectorAll("ul")].map(({ id }) => id)).toEqual([
    "docsearch-hits0-list",
    "docsearch-hits1-list",
  ]);

  (document.getElementById("lists") ?? frame).innerHTML = list("hits7");
  frame.setAttribute("aria-controls", "docsearch-hits7-list gone");
  field.setAttribute("aria-controls", "docsearch-hits7-list gone");
  await new Promise((resolve) => setTimeout(resolve));
  expect(frame.hasAttribute("aria-controls")).toBe(false);
  expect(field.getAttribute("aria-controls")).toBe("docsearch-hits7-list");

  (document.getElementById("lists") ?? frame).innerHTML = "";
  await new Promise((resolve) => setTimeout(resolve));
  expect(field.hasAttribute("aria-controls")).toBe(false);

  stop();
  frame.setAttribute("aria-controls", "x");
  await new Promise((resolve) => setTimeout(resolve));
  expect(frame.getAttribute("aria-controls")).toBe("x");
});

test("makes the link of a row the option, and selects it with its row", async () => {
  document.body.innerHTML = `<div><ul role="listbox"><li class="DocSearch-Hit" role="option" id="docsearch-hits0-item-0" aria-selected="false">
    <a href="/launch">Launch</a></li></ul></div>`;
  const [frame, row, link] = ["div", "li", "a"].map((name) => document.querySelector<HTMLElement>(name));
  if (!frame || !row || !link) throw new Error("There is no row.");
  const stop = watchRoles(frame, "Search");
  expect(row.getAttributeNames()).toEqual(["class", "role"]);
  expect(row.getAttribute("role")).toBe("none");
  expect(link.id).toBe("docsearch-hits0-item-0");
  expect(link.getAttribute("aria-selected")).toBe("false");
  row.setAttribute("aria-selected", "true");
  await new Promise((resolve) => setTimeout(resolve));
  expect(row.hasAttribute("aria-selected")).toBe(false);
  expect(link.getAttribute("aria-selected")).toBe("true");
  stop();
});
