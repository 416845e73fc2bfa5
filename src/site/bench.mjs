// What the benchmark measures of this site.

export { measureIslands } from "../../extensions/fedml/islands/measureIslands.mjs";

/** The document that is opened and edited: a written one, without code of its own. */
export const sample = { file: "content/docs/launch/yaml.mdx", path: "/launch/yaml" };

/** A page with the cards of a folder. */
export const categoryPath = "/category/launch-on-nexus-ai-cloud";

/** What is typed into the search, letter by letter: words, a command, a key, a question. */
export const queries = [
  "cluster",
  "fedml model deploy",
  "client_num_per_round",
  "install on windows",
  "federated learning on phones",
];

/** Names that stand in the prose of generated documents. */
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
 * Code blocks of generated documents, about what the site documents; NUMBER becomes one.
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

/** Documents with one of these tags are guides, whose prose is measured. */
export const guideTags = ["tutorial", "guide"];
