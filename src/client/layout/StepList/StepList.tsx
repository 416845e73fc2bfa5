import { fill } from "../../../shared/fill";
import type { Card } from "../../../shared/pages";
import { Link } from "../../components/Link/Link";
import { useSite } from "../../hooks/useSite";
import * as styles from "./StepList.module.css";

export interface StepListProps {
  readonly steps: readonly Card[];
}

/** The steps of a learning path, in order. */
export function StepList({ steps }: StepListProps) {
  const texts = useSite().strings.page;
  return (
    <ol className={styles.root}>
      {steps.map(({ label, path, description, minutes }) => (
        <li key={path} className={styles.step}>
          <div>
            <Link to={path} className={styles.label}>
              {label}
            </Link>
            {description && <p className={styles.description}>{description}</p>}
            <p className={styles.facts}>
              {minutes !== undefined && <span>{fill(texts.minutes, { count: minutes })}</span>}
              <strong data-step={path} hidden>
                {texts.finished}
              </strong>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
