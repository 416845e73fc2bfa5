import type { Code } from "mdast";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { languageOf } from "../syntax/languages";
import { placeOf } from "../syntax/tree";
import { noListings, type Finding, type Listing, type ListingFacts, type ListingPlace } from "./listing";
import { parseConfiguration } from "./parseConfiguration";
import { parseJson, parseToml } from "./parseData";
import { parsePython } from "./parsePython";
import { commandsOfSession, isSession, parseShell } from "./parseShell";
import { textAfterChange } from "./textAfterChange";

interface ReadListing {
  readonly facts: ListingFacts;
  readonly findings: readonly Finding[];
}

/**
 * Reads one code block: what it claims about the library, and where its own language cannot read it.
 *
 * @param library package and program whose names are collected; null for none.
 */
export async function readListing(node: Code, library: string | null): Promise<ReadListing> {
  const { values, flags } = parseFenceMeta(node.meta);
  const fence = placeOf(node);
  const { unchecked } = values;
  if (unchecked !== undefined) {
    return { facts: { ...noListings, unchecked: 1 }, findings: unchecked.trim() === "" ? [noReason(fence)] : [] };
  }
  const listing: Listing = {
    text: textAfterChange(node.value),
    library,
    firstLine: fence.line + 1,
    indent: fence.column - 1,
  };
  switch (languageOf(node.lang ?? "")) {
    case "bash":
      return readShell(isSession(listing.text) ? ofSession(listing) : listing);
    case "console":
      return readShell(ofSession(listing));
    case "python": {
      const { names, findings } = await parsePython(listing);
      return { facts: { ...noListings, names }, findings };
    }
    case "yaml": {
      const { entries, findings } = parseConfiguration(listing);
      const exceptions = parseExceptions(values["unchecked-keys"], fence);
      const configuration = {
        ...fence,
        title: values["title"] ?? null,
        schema: values["schema"] ?? null,
        isPart: flags.has("part"),
        unchecked: exceptions.keys,
        entries,
      };
      return {
        facts: { ...noListings, configurations: [configuration], unchecked: exceptions.keys.length > 0 ? 1 : 0 },
        findings: [...exceptions.findings, ...findings],
      };
    }
    case "json":
      return { facts: noListings, findings: await parseJson(listing) };
    case "toml":
      return { facts: noListings, findings: await parseToml(listing) };
    default:
      return { facts: noListings, findings: [] };
  }
}

async function readShell(listing: Listing): Promise<ReadListing> {
  const { commandLines, findings } = await parseShell(listing);
  return { facts: { ...noListings, commandLines }, findings };
}

function ofSession(listing: Listing): Listing {
  return { ...listing, text: commandsOfSession(listing.text), written: listing.text };
}

/** `unchecked-keys="feature_num class_num: read by the loader of this page"` */
function parseExceptions(
  text: string | undefined,
  place: ListingPlace,
): { keys: readonly string[]; findings: readonly Finding[] } {
  if (text === undefined) return { keys: [], findings: [] };
  const [names = "", ...reason] = text.split(":");
  const keys = names.split(/[\s,]+/).filter((name) => name !== "");
  return { keys, findings: reason.join(":").trim() === "" || keys.length === 0 ? [noReason(place)] : [] };
}

function noReason(place: ListingPlace): Finding {
  return {
    ...place,
    rule: "unchecked-without-reason",
    what: "This fence is an exception from the checks, but does not say why.",
    fix: 'write unchecked="the retired form, shown as such", or unchecked-keys="some_key: read by the program below".',
  };
}

/** @returns the facts of all listings of a document as one. */
export function joinListings(all: readonly ListingFacts[]): ListingFacts {
  return {
    commandLines: all.flatMap(({ commandLines }) => commandLines),
    configurations: all.flatMap(({ configurations }) => configurations),
    names: all.flatMap(({ names }) => names),
    unchecked: all.reduce((sum, { unchecked }) => sum + unchecked, 0),
  };
}
