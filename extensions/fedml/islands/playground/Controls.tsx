import { memo, useId } from "react";
import * as styles from "./playground.module.css";
import { change, changedKeys, domains, isRead, type Key, type Settings, type Value } from "./settings";
import { strings } from "./strings";

export interface ControlsProps {
  readonly settings: Settings;
  /** @param others keys that changed along with the key that the reader changed. */
  readonly onChange: (settings: Settings, others: readonly Key[]) => void;
}

const groups: readonly (readonly [keyof typeof strings.groups, readonly Key[]])[] = [
  ["data", ["partition_alpha", "client_num_in_total", "client_num_per_round", "random_seed"]],
  [
    "training",
    ["federated_optimizer", "fedprox_mu", "server_lr", "epochs", "learning_rate", "batch_size", "comm_round"],
  ],
  ["attack", ["enable_attack", "attack_type", "attack_mode", "scale_factor_S"]],
  ["defense", ["enable_defense", "defense_type", "beta"]],
  ["privacy", ["enable_dp", "clipping_norm", "noise_multiplier", "delta"]],
];

/** A native control for each key that has an effect, labeled with the key. */
export const Controls = memo(function Controls({ settings, onChange }: ControlsProps) {
  const set = (key: Key, value: Value) => {
    const next = change(settings, key, value);
    onChange(
      next,
      changedKeys(settings, next).filter((other) => other !== key),
    );
  };
  return (
    <form className={styles.controls} onSubmit={(event) => event.preventDefault()}>
      {groups.map(([name, keys]) => (
        <fieldset key={name}>
          <legend>{strings.groups[name]}</legend>
          {keys
            .filter((key) => isRead(key, settings))
            .map((key) => (
              <Control key={key} name={key} value={settings[key]} onChange={(value) => set(key, value)} />
            ))}
        </fieldset>
      ))}
    </form>
  );
});

interface ControlProps {
  readonly name: Key;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Control({ name, value, onChange }: ControlProps) {
  const id = useId();
  return (
    <div className={styles.control}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <Input id={id} name={name} value={value} onChange={onChange} />
      <small id={`${id}-meaning`}>{strings.meanings[name]}</small>
    </div>
  );
}

function Input({ id, name, value, onChange }: ControlProps & { readonly id: string }) {
  const domain = domains[name];
  const shared = { id, name, "aria-describedby": `${id}-meaning` };
  switch (domain.kind) {
    case "switch":
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case "list":
      return (
        <select
          {...shared}
          value={domain.values.indexOf(value as string | number)}
          onChange={(event) => onChange((domain.values[event.currentTarget.selectedIndex] ?? value) as Value)}
        >
          {domain.values.map((each, index) => (
            <option key={each} value={index}>
              {each}
            </option>
          ))}
        </select>
      );
    case "range":
      return (
        <span className={styles.range}>
          <input
            {...shared}
            type="range"
            min={domain.least}
            max={domain.most}
            value={Number(value)}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
          <output htmlFor={id}>{String(value)}</output>
        </span>
      );
  }
}
