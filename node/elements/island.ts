import { onlyNear, suggest } from "../common/nearest";
import type { Edit } from "../common/problem";
import type { RuleName } from "../common/rules";
import type { JsxElement } from "../syntax/tree";

/** A property of an island: a text, a number, a flag, or one of several words. */
export interface IslandProperty {
  readonly type: "text" | "number" | "flag" | readonly string[];
  readonly isRequired?: boolean;
}

/** Properties by name. "name", "when" and "height" are reserved: every island has them. */
export type IslandProperties = Readonly<Record<string, IslandProperty>>;

/** The properties of a component: all of its props are listed, and the required ones are marked as required. */
export type PropertiesOf<Props> = {
  readonly [Name in keyof Props]-?: IslandProperty &
    (Record<string, never> extends Pick<Props, Name> ? { readonly isRequired?: false } : { readonly isRequired: true });
};

type Value = string | number | boolean;

interface IslandProblem {
  readonly rule: RuleName;
  readonly what: string;
  readonly fix: string;
  readonly edit?: Edit | null;
}

export interface ReadIsland {
  /** Null if no island has this name. */
  readonly name: string | null;
  readonly when: "touch" | null;
  readonly height: string | null;
  /** Props of its component. */
  readonly properties: Readonly<Record<string, Value>>;
  readonly problems: readonly IslandProblem[];
}

/** Properties of the `<Island>` element itself. */
const own: IslandProperties = {
  name: { type: "text", isRequired: true },
  when: { type: ["touch"] },
  height: { type: "text" },
};

/** Reads the tag of an island. Invalid properties are left out and reported. */
export function readIsland(element: JsxElement, islands: Readonly<Record<string, IslandProperties>>): ReadIsland {
  const problems: IslandProblem[] = [];
  const written = new Map<string, Value | undefined>(
    element.attributes.map((each) =>
      each.type === "mdxJsxAttribute" ? [each.name, valueOf(each.value)] : ["{…}", undefined],
    ),
  );
  const { name } = Object.fromEntries(written);
  const isKnown = typeof name === "string" && Object.hasOwn(islands, name);
  if (typeof name === "string" && !isKnown) problems.push(unknownIsland(name, Object.keys(islands)));
  const known = { ...(isKnown ? islands[name] : {}), ...own };
  const label = isKnown ? `<Island name="${name}">` : "<Island>";
  const values: Record<string, Value> = {};
  for (const [property, value] of written) {
    const shape = known[property];
    if (shape === undefined) {
      // The properties of an unknown island are unknown, so do not report them.
      if (isKnown || name === undefined) problems.push(unknownProperty(property, [...written.keys()], known, label));
      continue;
    }
    const read = accepted(value, shape);
    if (read === undefined) problems.push(wrongValue(property, value, shape, label));
    else values[property] = read;
  }
  for (const [property, shape] of Object.entries(known)) {
    if (!shape.isRequired || written.has(property)) continue;
    const fix = `write ${property}${property === "name" ? `="${Object.keys(islands)[0] ?? "…"}"` : exampleOf(shape)}.`;
    problems.push({ rule: "missing-property", what: `${label} lacks "${property}".`, fix });
  }
  const { when = null, height = null } = values;
  const properties = Object.fromEntries(Object.entries(values).filter(([property]) => !Object.hasOwn(own, property)));
  return {
    name: isKnown ? name : null,
    when: when as "touch" | null,
    height: height as string | null,
    properties,
    problems,
  };
}

/** @returns the value of an attribute; undefined for an expression that is not a JSON text, number or boolean. */
function valueOf(value: JsxElement["attributes"][number]["value"]): Value | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value;
  try {
    const read: unknown = JSON.parse(value.value);
    return ["string", "number", "boolean"].includes(typeof read) ? (read as Value) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the value in the type that the component expects; undefined if it does not fit. */
function accepted(value: Value | undefined, { type }: IslandProperty): Value | undefined {
  if (type === "flag") return typeof value === "boolean" ? value : undefined;
  if (type === "number") {
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    return typeof number === "number" && Number.isFinite(number) ? number : undefined;
  }
  if (typeof value !== "string" || value === "") return undefined;
  return type === "text" || type.includes(value) ? value : undefined;
}

function unknownIsland(name: string, known: readonly string[]): IslandProblem {
  const all = known.length === 0 ? "this site has none." : `use one of ${known.join(", ")}.`;
  const meant = onlyNear(name, known);
  return {
    rule: "unknown-island",
    what: `"${name}" is not an island of this site.`,
    fix: meant === null ? all : `write "${meant}". Islands: ${known.join(", ")}.`,
    edit: meant === null ? null : { find: `name="${name}"`, replace: `name="${meant}"` },
  };
}

function unknownProperty(
  property: string,
  written: readonly string[],
  known: IslandProperties,
  label: string,
): IslandProblem {
  const names = Object.keys(known);
  const left = names.filter((each) => !written.includes(each));
  const meant = onlyNear(property, left);
  return {
    rule: "unknown-property",
    what: `"${property}" is not a property of ${label}.`,
    fix: suggest(property, left, `remove it. Properties: ${names.join(", ")}.`),
    edit: meant === null ? null : { find: ` ${property}=`, replace: ` ${meant}=` },
  };
}

function wrongValue(property: string, value: Value | undefined, shape: IslandProperty, label: string): IslandProblem {
  const { type } = shape;
  const shown = value === undefined ? "{…}" : JSON.stringify(value);
  const choice = typeof value === "string" && typeof type === "object" ? onlyNear(value, type) : null;
  const asked = typeof type === "object" ? `use one of ${type.join(", ")}.` : `write ${property}${exampleOf(shape)}.`;
  return {
    rule: "wrong-property-value",
    what: `${shown} is not a value of "${property}" of ${label}.`,
    fix: choice === null ? asked : `write "${choice}".`,
    edit: choice === null ? null : { find: `${property}=${shown}`, replace: `${property}="${choice}"` },
  };
}

/** @returns an example of what follows the name of a property. */
function exampleOf({ type }: IslandProperty): string {
  if (type === "flag") return " alone";
  if (type === "number") return '="10"';
  return typeof type === "object" ? `="${type[0] ?? "…"}"` : '="…"';
}
