import type { Parent, Root } from "mdast";
import type { Node } from "unist";
import { isKnownElement } from "../../../content/htmlElements";
import { each, isJsxElement, isNothing, type JsxElement } from "../../../syntax/tree";
import { convertBlockInHeading } from "./blockInHeading";
import { convertAttributes } from "./convertAttributes";
import { convertAside, convertDetails, convertSteps } from "./convertBoxElements";
import { convertBadge, convertCard, convertCardGrid, convertLinkCard } from "./convertCards";
import { convertCodeElement, convertPackageManagers } from "./convertCodeElements";
import { convertFileTree } from "./convertFileTree";
import { convertInclude } from "./convertInclude";
import { convertTab, convertTabItem, convertTabs } from "./convertTabs";
import { convertAnchor, convertFrame, convertImage, convertLink, convertThemedImage } from "./convertTargets";
import { convertVideo } from "./convertVideo";
import { createDataReader } from "./dataOfPage";
import type { Draft } from "../draft";
import type { Place } from "./elementPlace";
import type { ImportedPage } from "../importedPage";
import { readTag } from "../text/readTag";
import { takeOut } from "./takeOut";
import { unknownAttributes } from "./unknownAttributes";

type Convert = (place: Place) => void;

/** Converts elements of other engines to those of this one. Elements without a counterpart are replaced by their content. */
export function convertElements(
  draft: Draft,
  tree: Root,
  page: ImportedPage,
  imported: ReadonlyMap<string, string>,
): void {
  const dataIn = createDataReader(tree, page);
  const holderOf = new Map<Node, Parent>();
  each<Node>(tree, elementTypes.concat("paragraph"), (node, _, parent) => {
    if (parent) holderOf.set(node, parent);
  });
  each<JsxElement>(tree, elementTypes, (node, _, above) => {
    const open = readTag(draft.text, node.position?.start.offset ?? 0);
    if (open === null) return;
    const end = node.position?.end.offset ?? open.end;
    const close = open.isSelfClosing ? null : { start: draft.text.lastIndexOf("</", end - 1), end };
    // MDX drops a paragraph that contains only elements, so the element's parent is the paragraph's parent.
    const isAlone =
      above?.type === "paragraph" && above.children.every((child) => isJsxElement(child) || isNothing(child));
    const parent = isAlone ? (holderOf.get(above) ?? null) : above;
    const place = { node, parent, open, close, draft, page, imported, dataIn };
    const file = imported.get(open.name) ?? "";
    const included = page.includeOf(file);
    if (included === null && /\.mdx?$/i.test(file))
      draft.note(open.start, `The included file "${file}" was not found: put its text here by hand.`, "hand", "part");
    if (/^[a-z]+$/.test(open.name) && !["img", "video"].includes(open.name)) convertAttributes(draft, node, open);
    if (included !== null && (node.type === "mdxJsxFlowElement" || isAlone)) convertInclude(place, included);
    else if (convertBlockInHeading(place)) return;
    else if (Object.hasOwn(converters, open.name)) convert(place);
    else if (["slot", "template"].includes(open.name) || !isKnownElement(open.name)) takeOut(place);
  });
}

function convert(place: Place): void {
  const { open, draft } = place;
  const said = draft.notes.length;
  converters[open.name]?.(place);
  const left = unknownAttributes(place).filter(
    (attribute) => !draft.notes.slice(said).some(({ what }) => what.includes(attribute)),
  );
  const what = `${left.join(" ")} of <${open.name}> was left out: its match here has no such property.`;
  if (left.length > 0) draft.note(open.start, what);
}

const elementTypes = ["mdxJsxFlowElement", "mdxJsxTextElement"];

const converters: Readonly<Record<string, Convert>> = {
  Admonition: convertAside,
  Aside: convertAside,
  Badge: convertBadge,
  Card: convertCard,
  CardGrid: convertCardGrid,
  CodeBlock: convertCodeElement,
  Code: convertCodeElement,
  Details: convertDetails,
  FileTree: convertFileTree,
  Image: convertImage,
  iframe: convertFrame,
  img: convertImage,
  Link: convertLink,
  LinkButton: convertLink,
  LinkCard: convertLinkCard,
  PackageManagers: convertPackageManagers,
  Picture: convertImage,
  Steps: convertSteps,
  TabItem: convertTabItem,
  Tabs: convertTabs,
  ThemedImage: convertThemedImage,
  Tab: convertTab,
  a: convertAnchor,
  video: convertVideo,
};

/** Names of the components that have a counterpart here. */
export const convertedElements: ReadonlySet<string> = new Set(
  Object.keys(converters).filter((name) => /^[A-Z]/.test(name)),
);
