// What synthetic documents are made of.

export const subjects = [
  "aggregation of updates",
  "a pool of machines",
  "data that stays where it is",
  "logs and metrics",
  "model serving",
  "a queue of jobs",
  "secure communication",
  "training across clouds",
];

export const vocabulary = {
  actor: ["the server", "each client", "the scheduler", "a worker", "the aggregator", "the command", "the agent"],
  thing: ["the model", "its configuration", "the data set", "the run", "a checkpoint", "the job file", "the log"],
  place: ["in the workspace", "on the machine", "on the console", "in the cluster", "near the data", "at the edge"],
  time: ["before the first round", "after each round", "while a job runs", "once it has started", "when it ends"],
  verb: ["reads", "sends", "keeps", "checks", "packs", "compares", "writes", "updates"],
  quality: ["small", "complete", "shared", "private", "recent", "reliable"],
};

export const sentences = [
  "[actor] [verb] [thing] [time], so that [thing] stays [quality]",
  "[time], [actor] [verb] [thing] and leaves the rest [place]",
  "if [thing] is not [quality], [actor] stops and says what is missing",
  "[actor] needs no account [place], only [thing]",
  "with [quality] data [place], [actor] [verb] [thing] without a further question",
  "what [actor] [verb] is [quality]: nothing else leaves the folder",
  "you see [thing] [place], together with the time at which [actor] last answered",
  "change [thing] only [time], because [actor] [verb] it once and then goes on",
];

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

/** @typedef {{ language: string, meta: string, code: string }} Listing */

/** @type {readonly Listing[]} */
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
  {
    language: "json",
    meta: "",
    code: `{
  "run": NUMBER,
  "status": "FINISHED",
  "metrics": { "accuracy": 0.91, "loss": 0.27 },
  "clients": ["hospital-a", "hospital-b"],
  "resumed": false
}`,
  },
  {
    language: "typescript",
    meta: " showLineNumbers",
    code: `interface Answer {
  readonly label: string;
  readonly score: number;
}

/** Asks the endpoint for one prediction. */
export async function predict(text: string): Promise<Answer> {
  const body = JSON.stringify({ text, version: NUMBER });
  const response = await fetch("/inference", { method: "POST", body });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}`,
  },
];
