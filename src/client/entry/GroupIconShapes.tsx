import { groupIconId, neutralIcon, type GroupIcons } from "../../shared/groupIcons";

export interface GroupIconShapesProps {
  /** Names of the site's groups. */
  readonly groups: readonly string[];
  readonly icons: GroupIcons;
}

/** SVG has no such attribute, but the style sheet hides what bears it. */
const hidden = { hidden: true } as object;

/** The shapes that `GroupIcon` refers to, once in each page and outside of what React takes over. */
export function GroupIconShapes({ groups, icons }: GroupIconShapesProps) {
  return (
    <svg width="0" height="0" aria-hidden {...hidden}>
      {groups.map((group) => (
        <symbol key={group} id={groupIconId(group)} viewBox="0 0 20 20">
          <path strokeWidth="1.5" d={icons[group] ?? neutralIcon} />
        </symbol>
      ))}
    </svg>
  );
}
