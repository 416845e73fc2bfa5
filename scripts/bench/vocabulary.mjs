// Words and sentences of synthetic documents.
import { codeBlocks as siteCodeBlocks } from "../../src/site/bench.mjs";

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

/** @type {readonly import("../../src/site/bench.mjs").CodeBlock[]} */
export const codeBlocks = [
  ...siteCodeBlocks,
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
