import { fill } from "../../../shared/fill";
import type { Card } from "../../../shared/pages";
import { useFinishedPages } from "../../features/learningPaths/useFinishedPages";
import { useSite } from "../../hooks/useSite";
import { Link } from "../../components/Link/Link";
import * as styles from "./StepList.module.css";

export interface StepListProps {
  readonly steps: readonly Card[];
}

/** The steps of a learning path in their order; the browser marks those that the reader has ticked. */
export function StepList({ steps }: StepListProps) {
  const texts = useSite().strings.page;
  const finished = useFinishedPages();
  return (
    <ol className={styles.root}>
      {steps.map(({ label, path, description, minutes }) => (
        <li key={path} className={styles.step} data-finished={finished.has(path)}>
          <div>
            <Link to={path} className={styles.label}>
              {label}
            </Link>
            {description && <p className={styles.description}>{description}</p>}
            <p className={styles.facts}>
              {minutes !== undefined && <span>{fill(texts.minutes, { count: String(minutes) })}</span>}
              {finished.has(path) && <strong className={styles.finished}>{texts.finished}</strong>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
