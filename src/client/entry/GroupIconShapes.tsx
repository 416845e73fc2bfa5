import { groupIconId, neutralIcon, type GroupIcons } from "../../shared/groupIcons";

export interface GroupIconShapesProps {
  /** The site's groups, as the settings have them. */
  readonly groups: readonly { readonly name: string; readonly folder: string }[];
  readonly icons: GroupIcons;
}

/** SVG has no such attribute, but the style sheet hides what bears it. */
const hidden = { hidden: true } as object;

/** The shapes that `GroupIcon` refers to, once in each page and outside of what React takes over. */
export function GroupIconShapes({ groups, icons }: GroupIconShapesProps) {
  return (
    <svg width="0" height="0" aria-hidden {...hidden}>
      {groups.map(({ name, folder }) => {
        // A group of an older version has the icon of the newest one.
        const newest = groups.find((group) => folder.endsWith(`/${group.folder}`))?.name ?? name;
        return (
          <symbol key={name} id={groupIconId(name)} viewBox="0 0 20 20">
            <path strokeWidth="1.5" d={icons[name] ?? icons[newest] ?? neutralIcon} />
          </symbol>
        );
      })}
    </svg>
  );
}
