import { routes } from "../../../src/shared/routes";
import type { SiteSettings } from "../../../src/shared/settings";
import type { PublishedPage } from "../../pages/publishedPages";
import type { Card } from "./createCardPainter";

/** Maximum number of pages with which each page has its own card. More would take too long: about 9 ms each. */
export const mostCards = 1000;

/** @returns the card of every page without its own picture, by address. On a large site, the pages of a group share a card. */
export function planCards(
  pages: readonly PublishedPage[],
  settings: Pick<SiteSettings, "title" | "sidebars">,
): ReadonlyMap<string, Card> {
  const isLarge = pages.length > mostCards;
  const labels = new Map(settings.sidebars.map(({ name, label }) => [name, label]));
  return new Map(
    pages
      .filter(({ image }) => image === null)
      .map(({ path, title, group, description }) => {
        const label = labels.get(group ?? "") ?? null;
        const own: Card = { title, group: label, description, seed: path };
        if (!isLarge) return [routes.card(path), own] as const;
        const name = label ?? settings.title;
        return [routes.card(path), { title: name, group: null, description: null, seed: name }] as const;
      }),
  );
}
