import { Children, isValidElement, useId, type ReactElement, type ReactNode } from "react";

export interface ChoiceProps {
  readonly label: string;
  readonly children: ReactNode;
}

export interface ChoicesProps {
  /** What is chosen: "Area". */
  readonly label: string;
  /** Name of the choice that shows everything: "All". */
  readonly all: string;
  readonly children: ReactNode;
}

/** One part of the whole; only inside `Choices`, which renders it. */
export function Choice({ children }: ChoiceProps) {
  return <>{children}</>;
}

/**
 * Parts that are all shown until one is chosen. Radio buttons and style rules do it, without script; without styles, every
 * part stands below its name.
 */
export function Choices({ label, all, children }: ChoicesProps) {
  const name = useId();
  const parts = Children.toArray(children).filter(
    (child): child is ReactElement<ChoiceProps> => isValidElement(child) && child.type === Choice,
  );
  return (
    <div className="choices" role="radiogroup" aria-label={label}>
      <input className="choices-all" type="radio" id={name} name={name} defaultChecked />
      <label htmlFor={name}>{all}</label>
      {parts.map(({ props }, index) => {
        const id = `${name}-${index}`;
        return [
          <input key={`${id}-input`} type="radio" id={id} name={name} />,
          <label key={`${id}-label`} htmlFor={id}>
            {props.label}
          </label>,
          <div key={`${id}-part`} className="choices-part">
            {props.children}
          </div>,
        ];
      })}
    </div>
  );
}
