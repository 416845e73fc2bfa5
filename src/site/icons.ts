import { markShapes } from "../mdx/Mark/markShapes";
import type { GroupIcons } from "../shared/groupIcons";

/** The icon of each group, by the group's name in the settings. Shapes that tabs and cards also use come from `markShapes`. */
export const icons: GroupIcons = {
  platform: "M10 2.5 2.5 6.25 10 10l7.5-3.75zM2.5 10 10 13.75 17.5 10M2.5 13.75 10 17.5l7.5-3.75",
  opensource: "M6 5.5 1.75 10 6 14.5M14 5.5 18.25 10 14 14.5M11.5 3.5l-3 13",
  launch: markShapes.rocket,
  train: markShapes.curve,
  deploy: markShapes.upload,
  federate: markShapes.network,
  community:
    "M7.5 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 17c0-2.75 2.35-4.5 5.5-4.5S13 14.25 13 17M13.25 3.75a3 3 0 0 1 0 5.5M15.25 12.9c1.7.75 2.75 2.2 2.75 4.1",
};
