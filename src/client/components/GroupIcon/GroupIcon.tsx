import { groupIconId } from "../../../shared/groupIcons";

export interface GroupIconProps {
  /** Name of the group in the settings. */
  readonly group: string;
}

/**
 * The icon of a group, next to its name. Its shape is in the static HTML of every page (`GroupIconShapes`), so it adds nothing
 * to the bundle.
 */
export function GroupIcon({ group }: GroupIconProps) {
  return (
    <svg className="icon" width="20" height="20" aria-hidden>
      <use href={`#${groupIconId(group)}`} />
    </svg>
  );
}
