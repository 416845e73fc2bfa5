import { expect, test } from "@jest/globals";
import { parse, type DefaultTreeAdapterMap } from "parse5";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { experiments } from "./experiments";
import Playground from "./index";
import { defaults, isRead, keys } from "./settings";
import { strings } from "./strings";

type Element = DefaultTreeAdapterMap["element"];

const render = (experiment?: string) => renderToStaticMarkup(createElement(Playground, { experiment }));

function elements(html: string): readonly Element[] {
  const below = (node: DefaultTreeAdapterMap["node"]): readonly Element[] =>
    "childNodes" in node
      ? node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...below(child)] : below(child)))
      : [];
  return below(parse(html));
}

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;

test("renders a native control with a label for each key that has an effect", () => {
  const all = elements(render());
  const labels = all.filter(({ tagName }) => tagName === "label").map((label) => attribute(label, "for"));
  const controls = all.filter((element) => attribute(element, "name") !== undefined);
  expect(new Set(controls.map((control) => attribute(control, "name")))).toEqual(
    new Set(keys.filter((key) => isRead(key, defaults))),
  );
  for (const control of controls) {
    expect(["input", "select"]).toContain(control.tagName);
    expect(labels).toContain(attribute(control, "id"));
  }
});

test("gives each picture a text alternative", () => {
  const pictures = elements(render()).filter(({ tagName }) => tagName === "canvas");
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(attribute(picture, "aria-label")).toMatch(/\w{3}.*\.$/);
});

test.each(experiments)("starts with the experiment $id", ({ id, runs }) => {
  const html = render(id);
  expect(html).toContain(strings.experiments[id].watch.slice(0, 30));
  const pressed = elements(html).filter((element) => attribute(element, "aria-pressed") === "true");
  expect(pressed).toHaveLength(2);
  expect(html).toContain(`aria-pressed="true"><code>${runs[0]?.name}</code>`);
});

test("ignores an unknown experiment", () => expect(render("nothing")).toBe(render()));
