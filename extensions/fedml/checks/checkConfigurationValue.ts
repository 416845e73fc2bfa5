import { placeIn, type Finding } from "../../../node/codeBlocks/codeBlock";
import type { ConfigEntry, ConfigValue } from "../../../node/codeBlocks/parseConfiguration";
import { suggest } from "../../../node/common/nearest";
import { amount, valuesOf, type ConfigurationFacts, type PlacedKey } from "../kinds/config/keys";

/** @returns what is wrong with the value of a known key. */
export function checkValue(entry: ConfigEntry, key: PlacedKey, facts: ConfigurationFacts): readonly Finding[] {
  const { value } = entry;
  // A key without a value takes its default.
  if (value.type === "null" && value.text === "") return [];
  const expected = expectationOf(key.type);
  if (expected && !expected.accepts(value)) {
    return [wrongValue(entry, key.path, `must be ${expected.is}, but ${describe(value)}`, expected.fix)];
  }
  const allowed = valuesOf(key, facts).map(String);
  if (allowed.length > 0 && value.type !== "boolean" && !allowed.includes(value.text)) {
    const all = allowed.join(", ");
    return [
      wrongValue(
        entry,
        key.path,
        `does not accept "${value.text}"`,
        suggest(value.text, allowed, `write one of ${all}.`),
      ),
    ];
  }
  return [];
}

export function wrongValue(entry: ConfigEntry, path: string, what: string, fix: string): Finding {
  return { ...placeIn(entry), rule: "wrong-config-value", what: `"${path}" ${what}.`, fix };
}

function describe({ type, text, items = [] }: ConfigValue): string {
  switch (type) {
    case "mapping":
      return "its value is a mapping";
    case "list":
      return `its value is a list: ${items.map(({ text: item }) => `"${item}"`).join(", ")}`;
    case "null":
      return "its value is null";
    case "text":
      if (/^[-+.\d_]+e[-+]?\d+$/i.test(text)) {
        return `YAML 1.1 reads ${text} as text: it needs a decimal point, and a sign after the "e"`;
      }
      // Without quotes, YAML reads it as a number.
      return /^[-+]?\d+(?:\.\d*)?$/.test(text) ? `"${text}" in quotes is text` : `"${text}" is text`;
    case "boolean":
      return `YAML reads ${text} as a boolean`;
    default:
      return `${text} is a number`;
  }
}

interface Expectation {
  readonly is: string;
  readonly accepts: (value: ConfigValue) => boolean;
  readonly fix: string;
}

/** Placeholders that readers replace, such as RATE, and variables such as ${RATE}. */
const isOpen = ({ type, text }: ConfigValue) =>
  type === "text" && /^(?:YOUR_)?[A-Z]{2,}(?:_[A-Z0-9]+)*$|^\$\{/.test(text);

const text: Expectation = {
  is: "text",
  accepts: ({ type }) => type === "text",
  fix: "put the value in quotes.",
};
const money: Expectation = {
  is: "an amount of money",
  accepts: (value) => value.type === "text" && (new RegExp(amount).test(value.text) || isOpen(value)),
  fix: "write a dollar sign and a number: $1.75.",
};
const listOf = (is: string, of: Expectation): Expectation => ({
  is,
  accepts: ({ type, items = [] }) => type === "list" && items.every((item) => of.accepts(item)),
  fix: "write the items between square brackets: [1, 2].",
});
const integer: Expectation = {
  is: "a whole number",
  accepts: (value) => value.type === "integer" || isOpen(value),
  fix: "write a number without quotes and without a decimal point.",
};
const textOrMapping: Expectation = {
  is: "text or a mapping",
  accepts: ({ type }) => type === "text" || type === "mapping",
  fix: "put text in quotes, or write keys below it.",
};
const mapping: Expectation = {
  is: "a mapping",
  accepts: ({ type }) => type === "mapping",
  fix: "write its keys below it, each on a line of its own.",
};

/** Expectations by the `type` in content/reference/config.yaml, without its remark in parentheses. */
const expectations: Readonly<Record<string, Expectation>> = {
  text,
  path: text,
  url: text,
  address: text,
  amount: money,
  "shell commands": {
    is: "text, or a mapping with the text for each operating system",
    accepts: ({ type }) => type === "text" || type === "mapping",
    fix: 'write "|" after the colon, and the commands below it.',
  },
  "text or mapping": textOrMapping,
  "path or mapping": textOrMapping,
  integer,
  number: {
    is: "a number",
    accepts: (value) => value.type === "integer" || value.type === "number" || isOpen(value),
    fix: "write a number such as 0.03 or 3.0e-4, without quotes.",
  },
  boolean: {
    is: "true or false",
    accepts: ({ type }) => type === "boolean",
    fix: 'write "true" or "false", without quotes.',
  },
  mapping,
  "list of integers": listOf("a list of whole numbers", integer),
  "list of paths": listOf("a list of text values", text),
  "list of addresses": listOf("a list of text values", text),
  // The loader parses a text that looks like a list.
  "text or list": {
    is: "a list in quotes",
    accepts: ({ type }) => type === "text" || type === "list",
    fix: 'write it in quotes: "[1, 2]".',
  },
};

function expectationOf(type: string): Expectation | undefined {
  return expectations[type.replace(/ \(.*\)$/, "")];
}
