import * as styles from "./HomePage.module.css";

/** Height of each client's box, and the colour that stands for its data. */
const clients = [40, 130, 220] as const;

/** One round of federated learning: the model travels, the data stays. */
export function RoundDiagram() {
  return (
    <svg className={styles.diagram} viewBox="0 0 480 300" role="img" aria-labelledby="round-title">
      <title id="round-title">
        A server sends the global model to three clients; each trains on data that stays with it and returns only its
        update.
      </title>
      <rect x="20" y="110" width="120" height="80" rx="10" className={styles.server} />
      <text x="80" y="146" className={styles.name}>
        Server
      </text>
      <text x="80" y="167" className={styles.note}>
        averages
      </text>
      {clients.map((y, index) => (
        <g key={y}>
          <path d={`M140 ${142} C 190 142 210 ${y + 22} 262 ${y + 22}`} className={styles.out} />
          <path d={`M262 ${y + 38} C 210 ${y + 38} 190 158 140 158`} className={styles.back} />
          <rect x="262" y={y} width="198" height="60" rx="10" className={styles.client} />
          <text x="278" y={y + 27} className={styles.clientName}>
            {`Client ${index + 1}`}
          </text>
          <text x="278" y={y + 46}>
            trains on its data
          </text>
          <g className={styles.data}>
            <ellipse cx="432" cy={y + 20} rx="12" ry="4.5" />
            <path d={`M420 ${y + 20} v16 c0 2.5 5.4 4.5 12 4.5 s12 -2 12 -4.5 v-16`} />
          </g>
        </g>
      ))}
      <path d="M20 262 h28" className={styles.out} />
      <text x="56" y="266">
        model
      </text>
      <path d="M20 284 h28" className={styles.back} />
      <text x="56" y="288">
        updates
      </text>
    </svg>
  );
}
