import { algorithms } from "./algorithms/algorithms";
import { api } from "./api/api";
import { benchmarks } from "./benchmarks/benchmarks";
import { changes } from "./changes";
import { commands } from "./commands/commands";
import { config } from "./config/config";
import { datasets } from "./datasets/datasets";
import { errors } from "./errors";
import { examples } from "./examples";
import { glossary } from "./glossary";
import { install } from "./install";
import { issues } from "./issues";
import { papers } from "./papers";

/** The kinds of facts, each by the name of its file in content/reference. */
export const kinds = {
  commands,
  api,
  config,
  algorithms,
  datasets,
  benchmarks,
  papers,
  glossary,
  install,
  examples,
  errors,
  issues,
  changes,
};

export type Kinds = typeof kinds;
