import { expect, test } from "@jest/globals";
import { VFile } from "vfile";
import type { Node } from "unist";
import { testIslands } from "../../test/testIslands";
import { createReader } from "../syntax/processor";
import { each, type JsxElement } from "../syntax/tree";
import { readIsland, type IslandProperties, type PropertiesOf } from "./island";

const { parse } = await createReader();

function read(tag: string) {
  const found: JsxElement[] = [];
  each<JsxElement>(parse(new VFile(`${tag}\n\nText.\n\n</Island>\n`)) as Node, ["mdxJsxFlowElement"], (node) => {
    found.push(node);
  });
  return readIsland(found[0] as JsxElement, testIslands);
}

const problemsOf = (tag: string) => read(tag).problems.map(({ rule, what, fix }) => `${rule}: ${what} ${fix}`);

test("reads text, number and flag properties, written as attributes or expressions", () => {
  const written = '<Island name="counter" when="touch" height="20rem" label="Machines" from="1.5" tone="loud" compact>';
  expect(read(written)).toEqual({
    name: "counter",
    when: "touch",
    height: "20rem",
    properties: { label: "Machines", from: 1.5, tone: "loud", compact: true },
    problems: [],
  });
  expect(read('<Island name="counter" label={"A"} from={-2} compact={false}>').properties).toEqual({
    label: "A",
    from: -2,
    compact: false,
  });
});

test.each([
  ["<Island>", 'missing-property: <Island> lacks "name". write name="counter".'],
  ['<Island name="countr" labl="A">', 'unknown-island: "countr" is not an island of this site. write "counter". Islands: counter, chooser.'],
  ['<Island name="workbench">', 'unknown-island: "workbench" is not an island of this site. use one of counter, chooser.'],
  ['<Island name="counter">', 'missing-property: <Island name="counter"> lacks "label". write label="…".'],
  ['<Island name="counter" label="A" fron="1">', 'unknown-property: "fron" is not a property of <Island name="counter">. write "from".'],
  ['<Island name="chooser" label="A">', 'unknown-property: "label" is not a property of <Island name="chooser">. remove it. Properties: name, when, height.'],
  ['<Island name="chooser" {...all}>', 'unknown-property: "{…}" is not a property of <Island name="chooser">. remove it. Properties: name, when, height.'],
  ['<Island name="counter" label="A" from="ten">', 'wrong-property-value: "ten" is not a value of "from" of <Island name="counter">. write from="10".'],
  ['<Island name="counter" label="A" from={count}>', 'wrong-property-value: {…} is not a value of "from" of <Island name="counter">. write from="10".'],
  ['<Island name="counter" label={7}>', 'wrong-property-value: 7 is not a value of "label" of <Island name="counter">. write label="…".'],
  ['<Island name="counter" label="A" tone="lout">', 'wrong-property-value: "lout" is not a value of "tone" of <Island name="counter">. write "loud".'],
  ['<Island name="counter" label="A" tone="red">', 'wrong-property-value: "red" is not a value of "tone" of <Island name="counter">. use one of quiet, loud.'],
  ['<Island name="counter" label="A" compact="yes">', 'wrong-property-value: "yes" is not a value of "compact" of <Island name="counter">. write compact alone.'],
  ['<Island name="counter" label="A" when="soon">', 'wrong-property-value: "soon" is not a value of "when" of <Island name="counter">. use one of touch.'],
])("reports the mistake in %s", (tag, problem) => {
  expect(problemsOf(tag)).toEqual([problem]);
}); // prettier-ignore

test("does not pass wrong properties to the component", () => {
  expect(read('<Island name="counter" label="A" from="ten" fron="1">').properties).toEqual({ label: "A" });
});

// Only `npm run types` checks what follows: the declared properties agree with the component's props.
interface Props {
  readonly example: string;
  readonly rounds?: number;
}
const example = { type: "text", isRequired: true } as const;
const rounds = { type: "number" } as const;
({ example, rounds }) satisfies PropertiesOf<Props> satisfies IslandProperties;
// @ts-expect-error -- the component requires `example`.
({ example: { type: "text" }, rounds }) satisfies PropertiesOf<Props>;
// @ts-expect-error -- the component does not require `rounds`.
({ example, rounds: { type: "number", isRequired: true } }) satisfies PropertiesOf<Props>;
// @ts-expect-error -- `rounds` is not declared.
({ example }) satisfies PropertiesOf<Props>;
// @ts-expect-error -- the component has no `speed`.
({ example, rounds, speed: rounds }) satisfies PropertiesOf<Props>;
