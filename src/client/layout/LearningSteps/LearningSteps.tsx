import { fill } from "../../../shared/fill";
import type { LearningStep } from "../../../shared/pages";
import { Filled } from "../../components/Filled/Filled";
import { Link } from "../../components/Link/Link";
import { useSite } from "../../hooks/useSite";
import * as styles from "./LearningSteps.module.css";

export interface LearningStepsProps {
  /** Path of the page itself. */
  readonly path: string;
  readonly steps: readonly LearningStep[];
}

/** Shows which steps of learning paths a page is, and the next step of each path. */
export function LearningSteps({ path, steps }: LearningStepsProps) {
  const texts = useSite().strings.page;
  return (
    <div className={styles.root}>
      <ul className={styles.steps}>
        {steps.map(({ label, path: list, step, count, next }) => (
          <li key={list}>
            <Filled text={fill(texts.step, { step, count })} parts={{ path: <Link to={list}>{label}</Link> }} />
            <span className={styles.next}>
              {next ? (
                <>
                  {`${texts.nextStep}: `}
                  <Link to={next.path}>{next.label}</Link>
                </>
              ) : (
                texts.lastStep
              )}
            </span>
          </li>
        ))}
      </ul>
      <label className={styles.finished}>
        <input type="checkbox" data-step={path} />
        {texts.finished}
      </label>
    </div>
  );
}
