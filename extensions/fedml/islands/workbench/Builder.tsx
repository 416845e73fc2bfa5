import { useId, useState } from "react";
import {
  backends,
  buildConfiguration,
  dataSets,
  obstacles,
  optimizers,
  protections,
  scenarios,
  settle,
  type Choice,
} from "./buildConfiguration";
import { strings } from "./strings";
import * as styles from "./Workbench.module.css";

const first: Choice = {
  scenario: "simulation",
  backend: "sp",
  optimizer: "FedAvg",
  data: "mnist",
  protection: "none",
};

const values: Readonly<Record<keyof Choice, readonly string[]>> = {
  scenario: scenarios,
  backend: backends,
  optimizer: Object.keys(optimizers),
  data: Object.keys(dataSets),
  protection: protections,
};

export interface BuilderProps {
  readonly onUse: (configuration: string) => void;
}

/** Turns a few choices into a whole file and its commands. */
export function Builder({ onUse }: BuilderProps) {
  const [choice, setChoice] = useState(first);
  const id = useId();
  const { configuration, steps } = buildConfiguration(choice);
  const missing = (Object.keys(values) as (keyof Choice)[]).flatMap((field) =>
    values[field].flatMap((value) => {
      const why = obstacleOf(choice, field, value);
      return why === null ? [] : [{ field, value, why }];
    }),
  );
  return (
    <details className={styles.panel}>
      <summary>{strings.builder}</summary>
      <div className={styles.controls}>
        {(Object.keys(values) as (keyof Choice)[]).map((field) => (
          <label key={field} htmlFor={id + field}>
            {strings.fields[field]}
            <select
              id={id + field}
              value={choice[field]}
              onChange={({ target }) => setChoice(settle({ ...choice, [field]: target.value }))}
            >
              {values[field]
                .filter((value) => obstacleOf(choice, field, value) === null)
                .map((value) => (
                  <option key={value} value={value}>
                    {strings.choices[value] ?? value}
                  </option>
                ))}
            </select>
          </label>
        ))}
        <button type="button" onClick={() => onUse(configuration)}>
          {strings.use}
        </button>
      </div>
      {missing.length > 0 && (
        <details>
          <summary>{strings.notOffered}</summary>
          <ul>
            {missing.map(({ field, value, why }) => (
              <li key={field + value}>
                {strings.choices[value] ?? value}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.title}>{strings.steps}</p>
      <ol className={styles.steps}>
        {[{ title: "fedml_config.yaml", text: configuration }, ...steps].map(({ title, text }) => (
          <li key={title}>
            {title}
            <pre>{text}</pre>
          </li>
        ))}
      </ol>
    </details>
  );
}

function obstacleOf(choice: Choice, field: keyof Choice, value: string): string | null {
  if (field === "scenario") return null;
  // The select offers only values of this field.
  return obstacles[field](choice, value as never);
}
