import type { GroupIcons } from "../shared/groupIcons";

/**
 * The icon of each group, by its name in the settings, as the `d` of a path on a grid of 20
 * pixels. A group without one gets the icon of a page.
 */
export const icons: GroupIcons = {};
