import type { Code, Root } from "mdast";
import { offersPackageManagers } from "../codeBlocks/checkPackageManagers";
import { packageManagers, translateCommands } from "../codeBlocks/packageManagers";
import { component, each, replace } from "../syntax/tree";
import { SKIP } from "unist-util-visit";

/** Tabs of this group change together, on every page, and the choice is remembered. */
const group = "package-manager";

/** Turns a code block with the option `package-managers` into tabs: the same commands for each package manager. */
export function tabPackageManagers(tree: Root): void {
  each<Code>(tree, ["code"], (node, index, parent) => {
    if (!offersPackageManagers(node)) return undefined;
    const tabs = packageManagers.map((manager) => {
      const { code } = translateCommands(node.value, manager);
      const block: Code = { ...node, value: code };
      const tab = component("mdxJsxFlowElement", "Tab", { value: manager, label: manager });
      return { ...tab, children: [block] };
    });
    replace(parent, index, { ...component("mdxJsxFlowElement", "Tabs", { group }), children: tabs });
    return SKIP;
  });
}
