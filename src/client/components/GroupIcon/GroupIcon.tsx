import { groupIconId } from "../../../shared/groupIcons";

export interface GroupIconProps {
  /** Name of the group in the settings. */
  readonly group: string;
}

/**
 * The icon of a group beside its name. Its shape stands in the static HTML of every page (`GroupIconShapes`), so it costs no
 * script.
 */
export function GroupIcon({ group }: GroupIconProps) {
  return (
    <svg className="icon" width="20" height="20" aria-hidden>
      <use href={`#${groupIconId(group)}`} />
    </svg>
  );
}
