// Inputs of the benchmark for this site.

export { measureIslands } from "../../extensions/fedml/islands/measureIslands.mjs";

/** The document that the benchmark opens and edits: written by hand, without code of its own. */
export const sample = { file: "content/docs/launch/yaml.mdx", path: "/launch/yaml" };

/** A page with one card per document of a folder. */
export const categoryPath = "/category/launch-on-nexus-ai-cloud";

/** Queries that the benchmark types letter by letter: words, a command, a key, a question. */
export const queries = [
  "cluster",
  "fedml model deploy",
  "client_num_per_round",
  "install on windows",
  "federated learning on phones",
];

/** Names for the prose of generated documents. */
export const keys = [
  "comm_round",
  "client_num_per_round",
  "federated_optimizer",
  "batch_size",
  "learning_rate",
  "worker_num",
  "data_cache_dir",
  "bootstrap",
];

/** @typedef {{ language: string, meta: string, code: string }} CodeBlock */

/**
 * Code blocks for generated documents, on the site's subject; the benchmark replaces NUMBER with a number.
 *
 * @type {readonly CodeBlock[]}
 */
export const codeBlocks = [
  {
    language: "python",
    meta: ' title="main.py"',
    code: `import fedml
from fedml import FedMLRunner


def main(rounds: int = NUMBER) -> None:
    """Runs as many rounds as the configuration says."""
    args = fedml.init()
    device = fedml.device.get_device(args)
    dataset, output_dim = fedml.data.load(args)
    model = fedml.model.create(args, output_dim)
    for number in range(rounds):
        print(f"round {number} of {rounds} on {device}")
    FedMLRunner(args, device, dataset, model).run()


if __name__ == "__main__":
    main()`,
  },
  {
    language: "yaml",
    meta: ' title="job.yaml" {2,4-5}',
    code: `# Job NUMBER
workspace: ./workspace
job_type: train
computing:
  minimum_num_gpus: 1
  maximum_cost_per_hour: "$3.00"
bootstrap: |
  pip install -r requirements.txt
  echo "ready"
job: |
  python main.py --epochs 3`,
  },
  {
    language: "bash",
    meta: "",
    code: `# The file names the machines; the name stands for them afterwards.
fedml launch job-NUMBER.yaml -c my_cluster
for run in 1 2 3; do
  fedml run status --run_id "$run" | grep -v idle
done`,
  },
];

/** Documents with one of these tags are guides; the benchmark measures their prose. */
export const guideTags = ["tutorial", "guide"];
