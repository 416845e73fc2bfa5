import { Children, isValidElement, useId, type ReactElement, type ReactNode } from "react";
import { Mark } from "../Mark/Mark";
import type { cardMarks } from "../Mark/markShapes";
import { useContentStrings } from "../contentStrings";

export interface TabProps {
  /** Identifies the choice in all groups of the same name: "linux". */
  readonly value: string;
  readonly label: string;
  readonly icon?: (typeof cardMarks)[number];
  readonly children: ReactNode;
}

export interface TabsProps {
  /** All tabs of one group switch together, on every page, and the choice is remembered. */
  readonly group?: string;
  readonly children: ReactNode;
}

/** One tab; only inside `Tabs`, which renders it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/**
 * A group of tabs that shows one at a time. Radio buttons and style rules do the switching, so it works before script
 * has loaded and without script. Script shares and remembers the choice.
 */
export function Tabs({ group, children }: TabsProps) {
  const texts = useContentStrings();
  const name = useId();
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab,
  );
  return (
    <div className="tabs" role="group" aria-label={group ?? texts.choices}>
      {tabs.map(({ props: { value, label, icon, children: content } }, index) => {
        const id = `${name}-${index}`;
        return [
          <input
            key={`${value}-input`}
            id={id}
            className="tabs-choice"
            type="radio"
            name={name}
            value={value}
            data-tab-group={group}
            defaultChecked={index === 0}
          />,
          <label key={`${value}-label`} className="tabs-label" htmlFor={id}>
            {icon && <Mark name={icon} />}
            {label}
          </label>,
          <div key={`${value}-panel`} className="tabs-panel">
            <p className="tabs-print-label">{label}</p>
            {content}
          </div>,
        ];
      })}
    </div>
  );
}
