import { writtenProperties, type Need } from "../../src/mdx/authorComponents";
import { onlyNear, suggest } from "../common/nearest";
import { textAttribute, type JsxElement } from "../syntax/tree";
import { editTo, type Placed, type Report } from "./bodyRules";
import { checkMarkedProperties } from "./markedWords";

/** Checks of the properties of the engine's own components. */

type WrittenName = keyof typeof writtenProperties;

/** @returns the properties of a component that authors write by name; undefined for any other. */
function propertiesOf(name: string): Readonly<Record<string, Need>> | undefined {
  return Object.hasOwn(writtenProperties, name) ? writtenProperties[name as WrittenName] : undefined;
}

/** Whether a component must have a property, so that an empty one is reported as missing. */
export function isRequired(name: string, property: string): boolean {
  return propertiesOf(name)?.[property] === "required";
}

export function checkProperties(node: JsxElement, at: Placed, report: Report): void {
  const name = node.name ?? "";
  const known = propertiesOf(name);
  if (!known) return;
  checkMarkedProperties(node, at, report);
  const given = node.attributes.map((attribute) => (attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}"));
  const names = Object.keys(known);
  for (const property of given.filter((each) => !names.includes(each))) {
    const left = names.filter((each) => !given.includes(each));
    const others = names.length === 0 ? "remove it." : `remove it. Properties: ${names.join(", ")}.`;
    report(
      at,
      "unknown-property",
      `"${property}" is not a property of <${name}>.`,
      suggest(property, left, others),
      editTo(` ${property}=`, onlyNear(property, left), (meant) => ` ${meant}=`),
    );
  }
  for (const [property, need] of Object.entries(known)) {
    if (need !== "number" && literalOf(node, property)?.isNumber) reportNumber(node, property, at, report);
    if ((need === "required" || need === "number") && !given.includes(property))
      report(at, "missing-property", `<${name}> lacks "${property}".`, `write <${name} ${property}="…">.`);
    if (need === "required" && literalOf(node, property)?.value.trim() === "")
      report(at, "missing-property", `"${property}" of <${name}> is empty.`, `write <${name} ${property}="…">.`);
    if (need === "number") checkNumber(node, property, at, report);
    if (typeof need === "object") checkChoice(node, property, need, at, report);
  }
}

interface Literal {
  readonly value: string;
  readonly isNumber: boolean;
}

/** @returns a value in quotes, or a literal in braces, which needs no code to run. */
function literalOf(node: JsxElement, property: string): Literal | undefined {
  const text = textAttribute(node, property);
  if (text !== undefined) return { value: text, isNumber: false };
  const found = node.attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === property)?.value;
  const written = typeof found === "object" && found !== null ? found.value.trim() : "";
  const { text: quoted, number } = plainValue.exec(written)?.groups ?? {};
  if (number !== undefined) return { value: number, isNumber: true };
  return quoted === undefined ? undefined : { value: quoted.slice(1, -1), isNumber: false };
}

const plainValue = /^(?:(?<text>`[^`$\\]*`|"[^"\\]*"|'[^'\\]*')|(?<number>-?\d+(?:\.\d+)?))$/;

function reportNumber(node: JsxElement, property: string, at: Placed, report: Report): void {
  const { value = "" } = literalOf(node, property) ?? {};
  const what = `${property}={${value}} of <${node.name ?? ""}> is a number, but must be text.`;
  const edit = { find: `${property}={${value}}`, replace: `${property}="${value}"` };
  report(at, "wrong-property-value", what, `write ${edit.replace}.`, edit);
}

function checkNumber(node: JsxElement, property: string, at: Placed, report: Report): void {
  const value = literalOf(node, property)?.value;
  if (value === undefined || Number(value) > 0) return;
  const what = `"${value}" is not a value of "${property}" of <${node.name ?? ""}>.`;
  report(at, "wrong-property-value", what, "write a number above 0 between the quotes.");
}

function checkChoice(node: JsxElement, property: string, choices: readonly string[], at: Placed, report: Report): void {
  const { value, isNumber = false } = literalOf(node, property) ?? {};
  if (value === undefined || isNumber || choices.includes(value)) return;
  report(
    at,
    "wrong-property-value",
    `"${value}" is not a value of "${property}" of <${node.name ?? ""}>.`,
    suggest(value, choices, `use one of ${choices.join(", ")}.`),
    editTo(`${property}="${value}"`, onlyNear(value, choices), (meant) => `${property}="${meant}"`),
  );
}
