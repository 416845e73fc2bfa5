import { groupIconId, neutralIcon, type GroupIcons } from "../../shared/groupIcons";

export interface GroupIconShapesProps {
  /** The site's groups, as in the settings. */
  readonly groups: readonly { readonly name: string; readonly folder: string }[];
  readonly icons: GroupIcons;
}

/** SVG has no `hidden` attribute, but the style sheet hides every element that has it. */
const hidden = { hidden: true } as object;

/** The shapes that `GroupIcon` refers to, once in each page and outside the element that React hydrates. */
export function GroupIconShapes({ groups, icons }: GroupIconShapesProps) {
  return (
    <svg width="0" height="0" aria-hidden {...hidden}>
      {groups.map(({ name, folder }) => {
        const newest = groups.find((group) => folder.endsWith(`/${group.folder}`));
        return (
          <symbol key={name} id={groupIconId(name)} viewBox="0 0 20 20">
            {newest && !icons[name] ? (
              // A group of an older version has the icon of the same group in the newest one.
              <use href={`#${groupIconId(newest.name)}`} />
            ) : (
              <path strokeWidth="1.5" d={icons[name] ?? neutralIcon} />
            )}
          </symbol>
        );
      })}
    </svg>
  );
}
