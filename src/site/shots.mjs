// Pages that `npm run shots` captures: one of each kind, by the name of its picture.

/** @type {Readonly<Record<string, string>>} */
export const pages = {
  home: "/",
  guide: "/launch/on-cloud/install",
  tutorial: "/federate/getting_started",
  "guide-with-sketches": "/deploy/deploy_cloud",
  "first-of-group": "/federate",
  concept: "/federate/security/overview",
  runs: "/federate/simulation/optimizers_run",
  "recorded-runs": "/open-source/recorded_runs",
  "reference-of-keys": "/launch/yaml",
  "reference-of-commands": "/open-source/cli/cluster",
  "reference-of-functions": "/open-source/api/deploy",
  algorithms: "/federate/simulation/optimizers",
  benchmark: "/federate/simulation/benchmark/BENCHMARK_simulation",
  "known-issues": "/open-source/known_issues",
  errors: "/open-source/errors",
  glossary: "/community/glossary",
  category: "/category/federated-analytics",
  plain: "/markdown-page",
  search: "/search?q=cluster",
  "not-found": "/nothing/here",
};

/** The page shown in the pictures of README.md. */
export const readme = "/";
