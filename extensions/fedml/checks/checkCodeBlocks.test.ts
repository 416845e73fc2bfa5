import { expect, test } from "@jest/globals";
import { loadFixture } from "../../../test/loadFixture";
import { parseConfiguration } from "../../../node/codeBlocks/parseConfiguration";
import { parseShell } from "../../../node/codeBlocks/parseShell";
import { formatProblem } from "../../../node/common/problem";
import { parseFacts } from "../data/parseFacts";
import { readReference } from "../../../node/elements/readReference";
import { checkCommandLine } from "./checkCommandLine";
import { checkConfiguration } from "./checkConfiguration";

const fixture = await loadFixture("broken-code-blocks");

/** @returns the problems of one document of the fixture site. */
function reportOn(name: string): string {
  const file = `content/docs/guide/${name}.mdx`;
  return fixture.problems
    .filter((problem) => problem.file === file)
    .map((problem) => formatProblem(problem).replace(file, ""))
    .join("\n\n");
}

test("reports nothing for true, unknown or deliberately excluded claims", () => {
  expect(reportOn("sound")).toBe("");
});

test("reports only uncovered references in the fixture's reference data", () => {
  const others = fixture.problems.filter(({ file }) => file.startsWith("content/reference/"));
  expect(new Set(others.map(({ rule }) => rule))).toEqual(new Set(["uncovered-reference"]));
});

test("checks each word of a command against the reference data and reports it at its own line", () => {
  expect(reportOn("commands")).toMatchInlineSnapshot(`
   ":6:7  unknown-command
     "fedml lanch" is not a command.
     Fix: write "fedml launch".

   :7:15  unknown-command
     "fedml jobs" is no longer a command.
     Fix: write "fedml launch".

   :8:23  unknown-option
     "--clster" is not an option of "fedml launch".
     Fix: write "--cluster".

   :8:43  unknown-option
     "-x" is not an option of "fedml launch".
     Fix: remove it. Options: --cluster, --version, --port, --all, --quick.

   :11:6  wrong-option-value
     "prod" is not a value of "-v".
     Fix: write one of local, release.

   :12:8  wrong-option-value
     "eighty" is not a whole number for "-lpp".
     Fix: write a whole number.

   :12:18  missing-option
     "fedml model create" needs "--name".
     Fix: write "fedml model create --name …".

   :13:21  wrong-option-value
     "-c" has no value.
     Fix: write a value after it.

   :14:1  missing-argument
     "fedml stop" needs CLUSTER_NAMES.
     Fix: write "fedml stop CLUSTER_NAMES...".

   :15:21  surplus-argument
     "fedml launch" takes 1 argument; "b.yaml" is one too many.
     Fix: write "fedml launch [OPTIONS] [YAML_FILE]", and put values with spaces in quotes.

   :16:23  wrong-option-value
     "--quick" takes no value.
     Fix: write "--quick" alone.

   :16:35  unknown-option
     "--docker" is no longer an option of "fedml launch".
     Fix: remove it.

   :17:26  unknown-command
     "fedml modl" is not a command.
     Fix: write "fedml model".

   :18:34  wrong-option-value
     "S3" is not a value of "-s".
     Fix: write one of R2.

   :18:37  unknown-option
     "-a" is not an option of "fedml model create".
     Fix: remove it. Options: --name, --service.

   :22:31  wrong-option-value
     "perhaps" is neither true nor false for "--all".
     Fix: write "True" or "False".

   :25:3  unknown-option
     "--qick" is not an option of "fedml launch".
     Fix: write "--quick".

   :31:11  missing-argument
     "fedml stop" needs CLUSTER_NAMES.
     Fix: write "fedml stop CLUSTER_NAMES...".

   :36:7  unknown-command
     "fedml launch:" is not a command.
     Fix: if it is output, write "console" as the language, and "$ " before each command."
  `);
});

test("reports shell code that the shell cannot parse", () => {
  expect(reportOn("shell")).toMatchInlineSnapshot(`
   ":7:6  shell-syntax
     The shell cannot read this: unterminated single quote.
     Fix: correct it; a placeholder is a word in capitals, such as YOUR_API_KEY; output belongs in a "text" or "console" code block."
  `);
});

test("reports wrong configuration keys, types and values, and missing keys", () => {
  expect(reportOn("configuration")).toMatchInlineSnapshot(`
   ":5:1  missing-config-key
     job.yaml needs "job": Commands.
     Fix: add it; for an excerpt, write "part" after the language.

   :6:1  unknown-config-key
     "worksapce" is not a key of job.yaml.
     Fix: write "workspace".

   :7:1  wrong-config-value
     "job_type" does not accept "trian".
     Fix: write "train".

   :9:3  wrong-config-value
     "computing.minimum_num_gpus" must be a whole number, but "1" in quotes is text.
     Fix: write a number without quotes and without a decimal point.

   :11:3  unknown-config-key
     "computing.minimum_gpus" is not a key of job.yaml.
     Fix: write "minimum_num_gpus".

   :20:3  wrong-config-value
     "common_args.training_type" does not accept "cross_sillo".
     Fix: write "cross_silo".

   :22:3  wrong-config-value
     "train_args.learning_rate" must be a number, but YAML 1.1 reads 3e-4 as text: it needs a decimal point, and a sign after the "e".
     Fix: write a number such as 0.03 or 3.0e-4, without quotes.

   :23:3  wrong-config-value
     "train_args.lr_milestones" must be a list of whole numbers, but its value is a list: "1", "two".
     Fix: write the items between square brackets: [1, 2].

   :24:3  wrong-config-value
     "train_args.test_on_clients" must be text, but YAML reads no as a boolean.
     Fix: put the value in quotes.

   :27:1  unknown-config-key
     "model_arg" is not a key of fedml_config.yaml.
     Fix: write "model_args". If it is a key of your own program, write unchecked-keys="model_arg: read by …" after the language.

   :29:1  unknown-config-key
     "device_args" is not a key of fedml_config.yaml.
     Fix: remove it. Keys there: common_args, model_args, train_args. If it is a key of your own program, write unchecked-keys="device_args: read by …" after the language.

   :32:1  unknown-schema
     "jobs.yaml" is not a configuration document of the reference data.
     Fix: write "job.yaml".

   :36:1  unmarked-configuration  (warning)
     This code block looks like fedml_config.yaml, but is not checked as one.
     Fix: write schema="fedml_config.yaml" after the language; if it is something else, unchecked="…" with the reason.

   :44:3  wrong-config-value
     "MAPPING.HOST" must be a list of whole numbers, but "many" is text.
     Fix: write the items between square brackets: [1, 2].

   :48:1  wrong-config-value
     "computing" must contain keys.
     Fix: write its keys below it, each on a line of its own."
  `);
});

test("reports YAML, JSON and TOML that cannot be parsed, at the line of the error", () => {
  expect(reportOn("data")).toMatchInlineSnapshot(`
   ":8:1  data-syntax
     YAML: Flow sequence in block collection must be sufficiently indented and end with a ]
     Fix: correct the YAML; put text that contains a colon in quotes.

   :15:1  data-syntax
     JSON cannot be read from here on.
     Fix: correct it: names in double quotes, no comma after the last one, no comments; for those, write "jsonc" as the language.

   :19:14  data-syntax
     JSON cannot be read from here on.
     Fix: correct it: names in double quotes, no comma after the last one, no comments; for those, write "jsonc" as the language.

   :24:10  data-syntax
     TOML: expected comma or end of structure.
     Fix: correct the TOML."
  `);
});

test("reports Python syntax errors, and names that the library does not have", () => {
  expect(reportOn("python")).toMatchInlineSnapshot(`
   ":7:23  unknown-python-name
     "fedml.api.lunch_job" is not a name of the library.
     Fix: write "fedml.api.launch_job"; if the library has the other, add it to "further" of content/reference/api.yaml.

   :7:34  unknown-python-name
     "fedml.api.delete_endpoint" is no longer a name of the library.
     Fix: write "fedml.api.endpoint_delete".

   :8:32  unknown-python-name
     "fedml.SimulatorMPI" is no longer a name of the library.
     Fix: write: from fedml.simulation import SimulatorMPI.

   :11:8  unknown-python-name
     "fedml.inti" is not a name of the library.
     Fix: write "fedml.init"; if the library has the other, add it to "further" of content/reference/api.yaml.

   :14:10  unknown-python-name
     "fedml.mlops.lgo" is not a name of the library.
     Fix: correct it; if the library has it, add it to "further" of content/reference/api.yaml.

   :18:17  python-syntax
     Python 3 cannot read this code block from here on.
     Fix: correct it; write "..." for what is left out; output belongs in a "text" code block.

   :23:1  python-syntax
     Python 3 cannot read this code block from here on.
     Fix: correct it; write "..." for what is left out; output belongs in a "text" code block."
  `);
});

test("requires a reason for each exception, and counts the exceptions", () => {
  expect(reportOn("exceptions")).toMatchInlineSnapshot(`
   ":5:1  unchecked-without-reason
     This code block is an exception from the checks, but gives no reason.
     Fix: write unchecked="the retired form, shown as such", or unchecked-keys="some_key: read by the program below".

   :9:1  unchecked-without-reason
     This code block is an exception from the checks, but gives no reason.
     Fix: write unchecked="the retired form, shown as such", or unchecked-keys="some_key: read by the program below"."
  `);
  const counts = fixture.content.docs.map(({ file, codeBlocks }) => [file.split("/").at(-1), codeBlocks.unchecked]);
  expect(counts.filter(([, count]) => count !== 0)).toEqual([
    ["exceptions.mdx", 3],
    ["sound.mdx", 1],
  ]);
});

const { facts } = parseFacts(await readReference(process.cwd()));

test("accepts the examples in the reference data", async () => {
  const examples = [...facts.commands.values()].flatMap(({ examples: each }) => each);
  expect(examples.length).toBeGreaterThan(30);
  const { commandLines, findings } = await parseShell({ text: examples.join("\n"), firstLine: 1, library: "fedml" });
  expect(commandLines.length).toBe(examples.length);
  expect([...findings, ...commandLines.flatMap((line) => checkCommandLine(line, facts))]).toEqual([]);

  const configurations = [...facts.documents.values()].flatMap(({ name, example }) =>
    example === undefined ? [] : [{ name, ...parseConfiguration({ text: example, firstLine: 1, library: "fedml" }) }],
  );
  expect(configurations.length).toBeGreaterThan(0);
  for (const { name, entries, findings: unread } of configurations) {
    const written = {
      line: 1,
      column: 1,
      title: null,
      schema: name,
      isPart: true,
      unchecked: [],
      entries,
      misfits: [],
    };
    expect([...unread, ...checkConfiguration(written, facts)]).toEqual([]);
  }
});

test("rejects an unknown optimizer, but accepts an author's own data set", () => {
  const text = "train_args:\n  federated_optimizer: FedAwg\ndata_args:\n  dataset: my_data\n";
  const { entries } = parseConfiguration({ text, firstLine: 1, library: "fedml" });
  const written = {
    line: 1,
    column: 1,
    title: null,
    schema: "fedml_config.yaml",
    isPart: true,
    unchecked: [],
    entries,
    misfits: [],
  };
  expect(checkConfiguration(written, facts).map(({ what, fix }) => [what, fix])).toEqual([
    ['"train_args.federated_optimizer" does not accept "FedAwg".', 'write "FedAvg".'],
  ]);
});

test("suggests the right level for a misplaced key", () => {
  const text = "job: echo\nresource_type: A100-80G\ncomputing:\n  job_type: train\n  minimum_num_gpu: 1\n";
  const { entries } = parseConfiguration({ text, firstLine: 1, library: "fedml" });
  const written = {
    line: 1,
    column: 1,
    title: null,
    schema: "job.yaml",
    isPart: true,
    unchecked: [],
    entries,
    misfits: [],
  };
  expect(checkConfiguration(written, facts).map(({ what, fix }) => [what, fix])).toEqual([
    ['"resource_type" is not a key of job.yaml.', 'write it below "computing".'],
    ['"computing.job_type" is not a key of job.yaml.', "write it at the left margin, outside of any section."],
    ['"computing.minimum_num_gpu" is not a key of job.yaml.', 'write "minimum_num_gpus".'],
  ]);
});
