import { Children, isValidElement, useId, type ReactElement, type ReactNode } from "react";

export interface ChoiceProps {
  readonly label: string;
  readonly children: ReactNode;
}

export interface ChoicesProps {
  /** What the reader chooses: "Area". */
  readonly label: string;
  /** Label of the choice that shows everything: "All". */
  readonly all: string;
  readonly children: ReactNode;
}

/** One of the parts. Use it only inside `Choices`, which renders it. */
export function Choice({ children }: ChoiceProps) {
  return <>{children}</>;
}

/**
 * Shows all parts until the reader chooses one. Radio buttons and CSS do this without script. Without CSS, every part is below its label.
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
