import { settings } from "../../../../site/settings";

export interface GroupFilterProps {
  /** Pages found in each sidebar. */
  readonly counts: Readonly<Record<string, number>>;
  readonly group: string | undefined;
  readonly onChange: (group: string | undefined) => void;
}

/** Limits the results to one group of the site. */
export function GroupFilter({ counts, group, onChange }: GroupFilterProps) {
  const groups = settings.sidebars.filter(({ name }) => (counts[name] ?? 0) > 0 || name === group);
  if (groups.length < 2 && group === undefined) return null;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="search-filter">
      <legend>Show results of</legend>
      {[
        { name: undefined, label: "All groups", count: all },
        ...groups.map((item) => ({ ...item, count: counts[item.name] ?? 0 })),
      ].map(({ name, label, count }) => (
        <label key={label}>
          <input type="radio" name="group" checked={name === group} onChange={() => onChange(name)} />
          {label} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
