import path from "node:path/posix";
import { createFolderTest } from "./followsFolders";
import type { NamedPage } from "../planNames";
import type { SidebarNode } from "./sidebarNodes";

export interface SidebarPlaces {
  /** By file of the source. */
  readonly positions: ReadonlyMap<string, number>;
  readonly labels: ReadonlyMap<string, string>;
  /** By folder of the source. */
  readonly folderPositions: ReadonlyMap<string, number>;
  readonly folderLabels: ReadonlyMap<string, string>;
}

/** Turns a sidebar that follows folders into positions and labels, which preserve its order and the names of its groups. */
export function placeInSidebar(nodes: readonly SidebarNode[], pages: readonly NamedPage[]): SidebarPlaces {
  const [positions, labels] = [new Map<string, number>(), new Map<string, string>()];
  const [folderPositions, folderLabels] = [new Map<string, number>(), new Map<string, string>()];
  const folderOf = createFolderTest(pages);
  let count = 0;

  const visit = (node: SidebarNode): void => {
    switch (node.kind) {
      case "page":
        place(node.page);
        if (node.label !== null) labels.set(node.page.file, node.label);
        return;
      case "folder":
        count += 1;
        placeFolder(node.folder);
        if (node.label !== null) folderLabels.set(node.folder, node.label);
        return;
      case "category": {
        const folder = folderOf(node);
        if (folder !== null) folderLabels.set(folder, node.label);
        if (node.page) place(node.page);
        node.nodes.forEach(visit);
        return;
      }
      case "link":
    }
  };

  const place = ({ file }: NamedPage) => {
    positions.set(file, (count += 1));
    placeFolder(path.dirname(file));
  };

  const placeFolder = (inner: string) => {
    for (let folder = inner; folder !== "."; folder = path.dirname(folder))
      if (!folderPositions.has(folder)) folderPositions.set(folder, count);
  };

  nodes.forEach(visit);
  return { positions, labels, folderPositions, folderLabels };
}
