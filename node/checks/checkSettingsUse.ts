import { appIcons, marks } from "../../src/shared/marks";
import { routes, toSlug } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { Problem } from "../common/problem";
import { collections } from "../common/sources";
import type { SiteModel } from "../model/buildSite";
import type { PlaceOfKey } from "../settings/placeOfKeyIn";
import { settingsFile } from "../settings/settingsFile";
import type { Addresses, LinkChecker } from "./linkChecker";

/** Files of static/ that the setting `hasMarks` requires. */
const markFiles = [...Object.values(marks), ...appIcons.map(({ file }) => file)];

export interface SettingsInput {
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  readonly placeOfKey: PlaceOfKey;
  /** Addresses of the files of static/: "/img/logo.svg". */
  readonly staticFiles: ReadonlySet<string>;
  readonly addresses: Addresses;
  readonly links: LinkChecker;
}

interface SettingsLink {
  readonly key: readonly PropertyKey[];
  readonly href: string;
}

/** @returns links of navbar, announcement, search, footer and home page. */
export function settingsLinks({ navbar, announcement, search, footer, home }: SiteSettings): readonly SettingsLink[] {
  return [
    ...navbar.items.flatMap((item, index): readonly SettingsLink[] => {
      const key = ["navbar", "items", index];
      if (item.type === "link") return [{ key: [...key, "href"], href: item.href }];
      if (item.type === "sidebar") return [];
      return item.items.map(({ href }, place) => ({ key: [...key, "items", place, "href"], href }));
    }),
    ...(navbar.version ? [{ key: ["navbar", "version", "href"], href: navbar.version.href }] : []),
    ...(announcement?.link ? [{ key: ["announcement", "link", "href"], href: announcement.link.href }] : []),
    ...(search.start ?? []).map(({ to }, index) => ({ key: ["search", "start", index, "to"], href: to })),
    ...(footer.columns ?? []).flatMap(({ links }, column) =>
      links.map(({ href }, place) => ({ key: ["footer", "columns", column, "links", place, "href"], href })),
    ),
    ...home.ways.map(({ to }, index) => ({ key: ["home", "ways", index, "to"], href: to })),
  ];
}

/** @returns conflicts between the settings and the site: links that lead nowhere, missing files. */
export function checkSettingsUse(input: SettingsInput): readonly Problem[] {
  return [...checkLinks(input), ...checkFiles(input)];
}

function checkLinks({ site, settings, placeOfKey, addresses, links }: SettingsInput): readonly Problem[] {
  const dead = settingsLinks(settings).flatMap(({ key, href }): readonly Problem[] => {
    const fault = links.faultOf(href, settingsFile, null);
    if (fault === null) return [];
    const group = settings.sidebars.find(({ folder }) => routes.doc(toSlug(folder)) === href.replace(/[?#].*/, ""));
    const isFirst = group !== undefined && fault.rule === "dead-link" && fault.edit === undefined;
    const fix = isFirst ? addFirstPage(group.folder) : fault.fix;
    return [{ file: settingsFile, ...placeOfKey(key), ...fault, fix }];
  });
  const deadSidebars = settings.navbar.items.flatMap((item, index): readonly Problem[] => {
    if (item.type !== "sidebar") return [];
    const place = () => ({ file: settingsFile, ...placeOfKey(["navbar", "items", index]) });
    const sidebar = site.sidebars.find(({ name }) => name === item.sidebar);
    if (!sidebar || sidebar.items.length === 0) {
      return [
        {
          ...place(),
          rule: "empty-sidebar",
          severity: "error",
          what: `The navbar item "${item.label}" leads to the sidebar "${item.sidebar}", which has no page.`,
          fix: "add a page to the group, or remove the item from navbar.items.",
        },
      ];
    }
    const folder = settings.sidebars.find(({ name }) => name === item.sidebar)?.folder ?? "";
    const address = routes.doc(toSlug(folder));
    if (addresses.has(address)) return [];
    return [
      {
        ...place(),
        rule: "dead-link",
        severity: "error",
        what: `The navbar item "${item.label}" leads to "${address}", which is not a page of this site.`,
        fix: addFirstPage(folder),
      },
    ];
  });
  return [...dead, ...deadSidebars];
}

const addFirstPage = (folder: string) =>
  `add ${collections.docs}/${folder}/index.mdx, the first page of the group; it must not have a slug.`;

function checkFiles({ settings, staticFiles, placeOfKey }: SettingsInput): readonly Problem[] {
  const files: readonly (readonly [string | null, readonly string[]])[] = [
    [settings.favicon, ["favicon"]],
    ...(settings.hasMarks ? markFiles.map((file) => [file, ["hasMarks"]] as const) : []),
    [settings.socialImage, ["socialImage"]],
    [settings.navbar.logo?.src ?? null, ["navbar", "logo", "src"]],
    [settings.footer.logo, ["footer", "logo"]],
  ];
  return files.flatMap(([file, key]) =>
    file === null || staticFiles.has(file)
      ? []
      : [
          {
            file: settingsFile,
            ...placeOfKey(key),
            rule: "missing-image",
            severity: "error",
            what: `"${key.join(".")}": static${file} does not exist.`,
            fix:
              key[0] === "hasMarks"
                ? "run `npm run marks`, or write false."
                : "put the file there, correct the name, or write null for none.",
          },
        ],
  );
}
