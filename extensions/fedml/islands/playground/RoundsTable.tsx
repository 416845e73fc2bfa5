import { memo } from "react";
import * as styles from "./playground.module.css";
import type { ShownRound } from "./protocol";
import { strings } from "./strings";

/** The figures of the curve, for readers who cannot or do not want to read a picture. */
export const RoundsTable = memo(function RoundsTable({ rounds }: { readonly rounds: readonly ShownRound[] }) {
  const hasNoise = rounds.some(({ epsilon }) => epsilon !== null);
  const { columns } = strings;
  return (
    <details className={styles.details}>
      <summary>{strings.tableTitle}</summary>
      <p>
        {strings.driftMeaning} {hasNoise && strings.epsilonMeaning}
      </p>
      {/* Wider than small screens, so the keyboard must be able to scroll it. */}
      <div className={styles.scrolls} role="region" aria-label={strings.tableLabel} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.round}</th>
              <th scope="col">{columns.accuracy}</th>
              <th scope="col">{columns.loss}</th>
              <th scope="col">{columns.drift}</th>
              {hasNoise && <th scope="col">{columns.epsilon}</th>}
              <th scope="col">{columns.chosen}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, accuracy, loss, drift, epsilon, chosen }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                <td>{strings.percent(accuracy)}</td>
                <td>{loss.toFixed(3)}</td>
                <td>{drift.toFixed(2)}</td>
                {hasNoise && <td>{epsilon?.toFixed(1)}</td>}
                <td>{chosen.map((client) => client + 1).join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
});
