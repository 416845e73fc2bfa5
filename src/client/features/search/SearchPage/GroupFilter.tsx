import { useSite } from "../../../hooks/useSite";

export interface GroupFilterProps {
  /** Pages found in each sidebar. */
  readonly counts: Readonly<Record<string, number>>;
  /** Whether the counts are those of an earlier query. */
  readonly isStale: boolean;
  readonly group: string | undefined;
  readonly onChange: (group: string | undefined) => void;
}

/** Limits the results to one group of the site. */
export function GroupFilter({ counts, isStale, group, onChange }: GroupFilterProps) {
  const { settings, strings } = useSite();
  const groups = settings.sidebars.filter(({ name }) => (counts[name] ?? 0) > 0 || name === group);
  if (groups.length < 2 && group === undefined) return null;
  return (
    <fieldset className="search-filter" data-stale={isStale ? "" : undefined}>
      <legend>{strings.search.filter}</legend>
      {[
        // Some pages belong to no group, so the total would not be the sum of the others.
        { name: undefined, label: strings.search.allGroups, count: null },
        ...groups.map((item) => ({ ...item, count: counts[item.name] ?? 0 })),
      ].map(({ name, label, count }) => (
        <label key={label}>
          <input type="radio" name="group" checked={name === group} onChange={() => onChange(name)} />
          {label} {count !== null && <span>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
