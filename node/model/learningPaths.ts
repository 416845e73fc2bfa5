import type { Card } from "../../src/shared/pages";
import type { SiteSettings } from "../../src/shared/settings";
import type { Doc } from "../content/parseDocument";
import type { CategoryPage } from "./buildSite";

/** Words of prose that a reader reads in a minute. Tables and code blocks do not count, because readers only look things up in them. */
const wordsPerMinute = 200;

/** A document that is a step of a learning path. */
export interface Step {
  readonly doc: Doc;
  /** The number in the front matter. */
  readonly number: number;
}

/** @returns the steps of a learning path in their order. */
export function stepsOfPath(docs: readonly Doc[], name: string): readonly Step[] {
  return docs
    .flatMap((doc) => {
      const number = doc.frontMatter.learning_paths[name];
      return number === undefined ? [] : [{ doc, number }];
    })
    .sort((a, b) => a.number - b.number || a.doc.file.localeCompare(b.doc.file, "en"));
}

/** @returns the pages that list the steps of each learning path; none for a path that no document belongs to. */
export function learningPathPages(docs: readonly Doc[], settings: SiteSettings): readonly CategoryPage[] {
  const groups = new Set(settings.sidebars.map(({ name }) => name));
  return (settings.learningPaths ?? []).flatMap(({ name, path, label, description, sidebar }) => {
    const cards = stepsOfPath(docs, name).map(({ doc }) => cardOf(doc));
    if (cards.length === 0 || !groups.has(sidebar)) return [];
    return [{ category: null, path, label, description, sidebar, cards }];
  });
}

function cardOf(doc: Doc): Card {
  const { title: label, path, frontMatter } = doc;
  return { label, path, description: frontMatter.description ?? null, count: null, minutes: minutesOf(doc) };
}

export function minutesOf({ wordsInSentences }: Doc): number {
  return Math.max(1, Math.round(wordsInSentences / wordsPerMinute));
}
