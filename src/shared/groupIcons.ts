/** Icon outlines by group name, as the `d` of a path: lines 1.5 wide on a grid of 20 pixels. */
export type GroupIcons = Readonly<Record<string, string>>;

/** Icon of a group that has none of its own: a page. */
export const neutralIcon = "M5 2.5h6.5l3.5 3.5v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13.5h5";

/** Id of the shape that `GroupIcon` references; `GroupIconShapes` adds it to every page. */
export function groupIconId(group: string): string {
  return `icon-${group}`;
}
