import { z } from "zod";
import { harmfulAddress, harmlessAddress } from "../content/frontMatter";
import { groupParameter, normalizePath, routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import { alwaysErrors, ruleNames, type RuleName } from "../common/rules";

const text = z.string().min(1, "is empty").describe("write a text in quotes.");
/** An address on this site: starts with "/", no slash at the end. */
const address = z
  .string()
  .regex(/^\/(?:.*[^/])?$/, 'does not start with "/", or ends with one')
  .describe('write an address, such as "/launch/yaml".');
const file = z
  .string()
  .startsWith("/", 'does not start with "/"')
  .describe('name a file of static/, such as "/img/logo.svg".');
const optionalFile = file.nullable().describe('name a file of static/, such as "/img/logo.svg", or null for none.');
const url = z
  .url({ protocol: /^https?$/, message: 'does not start with "https://"' })
  .describe('write a whole address, such as "https://example.org/page".');
const oneHost = "does not name one host by its name";
/** Where a link may lead: a page of this site, or another site. */
const target = z
  .union([address, url], "is no address")
  .describe('write a page of this site, such as "/launch", or a whole address, such as "https://example.org".');

const link = z.strictObject({ label: text, href: target });
const mode = z.enum(["light", "dark"]).describe('write "light" or "dark".');
const yesOrNo = z.boolean().describe("write true or false.");

/** Navbar items by their type. */
export const navbarItems = {
  sidebar: z.strictObject({ type: z.literal("sidebar"), sidebar: text, label: text }),
  dropdown: z.strictObject({
    type: z.literal("dropdown"),
    label: text,
    items: z.array(link).min(1, "lists no link").describe('write at least { label: "Blog", href: "https://…" }.'),
  }),
  link: z.strictObject({
    type: z.literal("link"),
    label: text,
    href: target,
    position: z.enum(["start", "end"]).describe('write "start" or "end".'),
    look: z.literal("button").optional().describe('write "button", or leave it out.'),
  }),
};

const navbarItem = z.discriminatedUnion(
  "type",
  [navbarItems.sidebar, navbarItems.dropdown, navbarItems.link],
  "is not a type of navbar item",
);

function severityOf(name: RuleName) {
  const reason = alwaysErrors[name];
  return reason !== undefined
    ? z.literal("error", "is always an error").describe(`remove it: ${reason}`)
    : z.enum(["error", "warning", "off"]).describe('write "error", "warning" or "off".');
}

/** Whether the plural forms of a language are known: "en", "pt-BR". */
function isLanguage(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}

/** Accepts values that are not URLs, because another rule reports those. */
function isOrigin(value: string): boolean {
  return !URL.canParse(value) || new URL(value).origin === value;
}

/**
 * Accepts values that are not URLs, because another rule reports those. In a security policy, "*" would allow more hosts, and ";" would end
 * the directive.
 */
function isOneHost(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { hostname, username, password } = new URL(value);
  return /^[a-z\d.-]+$/.test(hostname) && username + password === "";
}

function isMoreThanOrigin(value: string): boolean {
  return !URL.canParse(value) || new URL(value).href !== `${new URL(value).origin}/`;
}

function isEachOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** Checks that a group is in the folder of a version if and only if that version is not at the root. */
function checkVersionsOfGroups({ value, issues }: z.core.ParsePayload<SiteSettings>): void {
  const folders = value.docs.versions.flatMap(({ basePath }) => (basePath === "/" ? [] : [basePath.slice(1)]));
  for (const [index, { folder }] of value.sidebars.entries()) {
    const [version = "", group] = folder.split("/");
    if (folders.includes(version) === (group !== undefined)) continue;
    const message =
      group === undefined ? "is the folder of a version" : `names "${version}", which is not the basePath of a version`;
    issues.push({ code: "custom", input: folder, message, path: ["sidebars", index, "folder"] });
  }
}

const settingsShape = z.strictObject({
  title: text,
  titleDelimiter: text,
  tagline: text,
  siteUrl: url
    .refine((value) => !value.endsWith("/"), "ends with a slash")
    .refine((value) => value.endsWith("/") || isOrigin(value), "is more than an origin")
    .describe('write the origin alone, such as "https://docs.example.org"; a path goes into PATH_PREFIX of the build.'),
  locale: z.strictObject({
    language: z
      .string()
      .refine(isLanguage, "is not the tag of a known language")
      .describe('write the language of content and src/site/strings.ts, such as "en" or "pt-BR".'),
    direction: z.literal("ltr", "is not a direction that the pages support").describe('write "ltr".'),
  }),
  editUrl: url
    .endsWith("/", "has no slash at the end, and the file's name is appended there")
    .describe('write an address such as "https://github.com/OWNER/NAME/edit/main/", or null.')
    .nullable(),
  reportUrl: url
    .optional()
    .describe('write an address such as "https://github.com/OWNER/NAME/issues/new", or leave it out.'),
  favicon: optionalFile,
  hasMarks: yesOrNo,
  socialImage: optionalFile,
  docs: z.strictObject({
    pluginId: text,
    versionPersistence: z.enum(["localStorage", "none"]),
    versions: z
      .array(
        z.strictObject({
          name: z
            .string()
            .regex(/^\w[\w.-]*$/, "contains characters other than letters, digits, dots, hyphens and underscores")
            .describe('write a word, such as "1.0": files are named by it.'),
          label: text,
          basePath: address
            .regex(/^\/(?:v?\d[^/]*)?$/, "is not one folder whose name begins with a digit")
            .regex(harmlessAddress, harmfulAddress)
            .describe('write "/" for the first version, and a folder of content/docs for any other, such as "/1.0".'),
        }),
      )
      .min(1, "names no version")
      .refine(([newest]) => newest === undefined || newest.basePath === "/", 'begins with a version that is not at "/"')
      .refine((versions) => isEachOnce(versions.map(({ name }) => name)), "has the same name twice")
      .refine((versions) => isEachOnce(versions.map(({ basePath }) => basePath)), "has one basePath twice")
      .describe('write at least { name: "current", label: "Next", basePath: "/" }.'),
    sidebar: z.strictObject({ hideable: yesOrNo }),
    numberPrefixes: yesOrNo.optional(),
  }),
  sidebars: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^\w[\w.-]*$/, "contains characters other than letters, digits, dots, hyphens and underscores")
          .describe('write a word, such as "launch": files are named by it.'),
        folder: z
          .string()
          .refine(
            (name) => /^[^/]+(?:\/[^/]+)?$/.test(name) && harmlessAddress.test(`/${name}`),
            "is not the name of a folder",
          )
          .describe('write the name of a folder of content/docs, such as "launch"; in an older version, "1.0/launch".'),
        label: text,
      }),
    )
    .refine((groups) => isEachOnce(groups.map(({ name }) => name)), "has the same name twice")
    .refine((groups) => isEachOnce(groups.map(({ folder }) => folder)), "has one folder twice")
    .describe("give each group a name and a folder of its own."),
  learningPaths: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^[\w-]+$/, "contains characters other than letters, digits, hyphens and underscores")
          .describe('write a word, such as "simulation": front matter names the path by it.'),
        path: address.regex(harmlessAddress, harmfulAddress),
        label: text,
        description: text,
        sidebar: text,
      }),
    )
    .refine((paths) => isEachOnce(paths.map(({ name }) => name)), "has the same name twice")
    .refine((paths) => isEachOnce(paths.map(({ path }) => path)), "has one address twice")
    .describe("give each learning path its own name and address, or leave the key out.")
    .optional(),
  tagPages: z
    .strictObject({
      path: address
        .regex(harmlessAddress, harmfulAddress)
        .refine((path) => path !== routes.home(), "is the address of another page")
        .describe('write an address of its own, such as "/tags".'),
      label: text.describe('write what tags are called, such as "Tags".'),
      known: z
        .record(text, text)
        .describe('give each tag a sentence, such as { cli: "Commands and their options." }, or leave it out.')
        .optional(),
    })
    .describe('write { path: "/tags", label: "Tags" }, or leave it out.')
    .optional(),
  variables: z
    .record(z.string().regex(/^[a-z_$][\w$]*(?:\.[a-z_$][\w$]*)*$/i, "is not a name with dots"), text)
    .describe('give each variable a name and a text, such as "library.version": "1.2.0", or leave the key out.')
    .optional(),
  navbar: z.strictObject({
    title: text,
    logo: z
      .strictObject({ src: file, width: z.number().positive(), height: z.number().positive() })
      .nullable()
      .describe('write { src: "/img/logo.svg", width: 28, height: 28 }, or null for none.'),
    version: link.optional().describe('write { label: "Press 1.2", href: "/guide/changes" }, or leave it out.'),
    hideOnScroll: yesOrNo,
    items: z.array(navbarItem),
  }),
  announcement: z
    .strictObject({
      id: text.describe('write an id, such as "release-1": a new one shows the bar again.'),
      text,
      link: link.nullable(),
      isDismissible: yesOrNo,
    })
    .nullable(),
  footer: z.strictObject({
    copyright: text,
    style: z.enum(["quiet", "strong"]).describe('write "quiet" or "strong".'),
    logo: optionalFile,
    columns: z
      .array(
        z.strictObject({
          title: text,
          links: z
            .array(link)
            .min(1, "lists no link")
            .describe('write at least { label: "Glossary", href: "/glossary" }.'),
        }),
      )
      .describe('write a list of { title: "…", links: [{ label: "…", href: "…" }] }, or leave it out.')
      .optional(),
  }),
  colorMode: z.strictObject({
    defaultMode: mode,
    disableSwitch: yesOrNo,
    respectPrefersColorScheme: yesOrNo,
  }),
  linkPreviews: yesOrNo.optional(),
  toc: z
    .strictObject({ minLevel: z.int().min(2).max(6), maxLevel: z.int().min(2).max(6) })
    .refine(({ minLevel, maxLevel }) => minLevel <= maxLevel, "minLevel is larger than maxLevel")
    .describe("write levels from 2 to 6, the smaller one first."),
  search: z.strictObject({
    searchPagePath: address
      .regex(harmlessAddress, harmfulAddress)
      .refine((path) => normalizePath(path) === path, 'ends with ".html"')
      .refine((path) => ![routes.home(), "/404"].includes(path), "is the address of another page")
      .describe('write an address of its own, such as "/search".'),
    queryParameter: z
      .string()
      .regex(/^[\w-]+$/, "contains characters other than letters, digits, hyphens and underscores")
      .refine((name) => name !== groupParameter, "is what the search calls the group")
      .describe('write a word, such as "q".'),
    contextualSearch: yesOrNo,
    missingResultsUrl: url.nullable(),
    start: z.array(z.strictObject({ label: text, to: target })).optional(),
    suggestions: z.array(text),
    algolia: z
      .strictObject({
        appId: z.string().regex(/^[A-Za-z\d]+$/, "contains characters other than letters and digits"),
        indexName: text,
        apiKey: text,
      })
      .nullable()
      .describe(
        'write { appId: "…", indexName: "…", apiKey: "…" } with the key that may only search, or null for none.',
      ),
  }),
  supportWidget: z
    .strictObject({ src: url.refine(isOneHost, oneHost), id: text })
    .nullable()
    .describe('write { src: "https://…", id: "…" }, or null for none.'),
  analytics: z
    .strictObject({
      src: z
        .url({ protocol: /^https$/, message: 'does not start with "https://"' })
        .refine(isOneHost, oneHost)
        .refine(isMoreThanOrigin, "is a host, not a script")
        .describe('write the whole address of one script, such as "https://stats.example.org/script.js".'),
      attributes: z
        .record(z.string().regex(/^data-[a-z\d-]+$/, 'does not start with "data-"'), z.string())
        .describe('write the attributes that the service asks for, such as { "data-site": "docs" }, or leave it out.')
        .optional(),
    })
    .describe('write { src: "https://stats.example.org/script.js" }, or leave it out.')
    .optional(),
  redirects: z.array(z.strictObject({ from: address.regex(harmlessAddress, harmfulAddress), to: target })),
  home: z.strictObject({ ways: z.array(z.strictObject({ who: text, what: text, to: target, label: text })) }),
  checks: z.strictObject(Object.fromEntries(ruleNames.map((name) => [name, severityOf(name).optional()]))).optional(),
}) satisfies z.ZodType<SiteSettings>;

/** Schema of `src/site/settings.ts`. The descriptions are shown as the fix for an invalid value. */
export const settingsSchema = settingsShape.check(checkVersionsOfGroups);
