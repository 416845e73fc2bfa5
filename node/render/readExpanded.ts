import type { Root } from "mdast";
import { complete } from "../codeBlocks/complete";
import { VFile } from "vfile";
import type { SourceFile } from "../common/sources";
import { expandElements } from "../elements/expandElements";
import type { Reference } from "../elements/reference";
import { attachRecordings } from "../recordings/attachRecordings";
import { recordingsFileOf } from "../recordings/recording";
import { takeTree } from "../syntax/keptTrees";
import { createReader } from "../syntax/processor";
import type { RenderContext } from "./remarkDocument";
import { tabPackageManagers } from "./tabPackageManagers";
import { identifyHeadings, idsOf } from "../syntax/tree";

interface ReadContext extends Pick<RenderContext, "urlOf"> {
  readonly reference: Reference;
  readonly onExpanded: NonNullable<RenderContext["onExpanded"]>;
}

/** Passes the expanded tree of a document to `onExpanded` without rendering it. For documents with code, which only webpack renders. */
export async function readExpanded(
  { file, text }: SourceFile,
  { reference, urlOf, onExpanded }: ReadContext,
): Promise<void> {
  const source = new VFile({ value: text, path: file });
  const tree = takeTree({ file, text }) ?? ((await createReader()).parse(source) as Root);
  await complete(tree, file, reference);
  expandElements(tree, reference, idsOf(tree, identifyHeadings(tree)), urlOf);
  attachRecordings(tree, reference.recordings?.[recordingsFileOf(file)]?.recordings);
  tabPackageManagers(tree);
  await onExpanded(tree, source);
}
