import { useMemo } from "react";
import type { NavbarItem } from "../../../shared/settings";
import { versionOf } from "../../../shared/versions";
import { useSite } from "../../hooks/useSite";
import { usePreferredVersion } from "./usePreferredVersion";

/**
 * @param path address of the page.
 * @param isInGroup whether the page is in a group and so belongs to a version; other pages use the preferred version.
 * @returns the items of the navbar; those of groups lead to the groups of that version.
 */
export const useNavbarItems: (path: string, isInGroup: boolean) => readonly NavbarItem[] = __HAS_VERSIONS__
  ? useVersionedItems
  : usePlainItems;

function usePlainItems(): readonly NavbarItem[] {
  return useSite().settings.navbar.items;
}

function useVersionedItems(path: string, isInGroup: boolean): readonly NavbarItem[] {
  const { docs, navbar, sidebars } = useSite().settings;
  const preferred = usePreferredVersion(docs);
  const { items } = navbar;
  const here = versionOf(path, docs.versions);
  const version = isInGroup ? here : (docs.versions.find(({ name }) => name === preferred) ?? here);
  const basePath = version?.basePath ?? "/";
  return useMemo(
    () =>
      items.map((item) => {
        if (item.type !== "sidebar" || basePath === "/") return item;
        const folder = sidebars.find(({ name }) => name === item.sidebar)?.folder;
        const older = sidebars.find((sidebar) => `/${sidebar.folder}` === `${basePath}/${folder}`);
        return older ? { ...item, sidebar: older.name } : item;
      }),
    [items, sidebars, basePath],
  );
}
