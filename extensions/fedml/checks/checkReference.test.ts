import { expect, test } from "@jest/globals";
import { reportOf } from "../../../test/loadFixture";

test("reports nothing when pages show what they promise and cover all reference data", async () => {
  expect(await reportOf("reference")).toBe("");
});

test("reports each mismatch between data and pages with its file, line and nearest name", async () => {
  expect(await reportOf("broken-reference")).toMatchInlineSnapshot(`
   "content/docs/guide/index.mdx:3:1  incomplete-reference
     The page promises more than it shows; missing: "tool start".
     Fix: add <Command name="tool start" />, or promise less in "covers".

   content/docs/guide/index.mdx:3:1  unknown-reference
     covers: there is no command "tool halt" in the reference data.
     Fix: write "tool start".

   content/docs/guide/index.mdx:7:15  reference-attribute
     <Command> is in a sentence, but it renders paragraphs and tables.
     Fix: write it on a line of its own, between blank lines: <Command … />.

   content/docs/guide/index.mdx:9:1  unknown-reference
     There is no command "tool strat" in the reference data.
     Fix: write "tool start", or add it to content/reference.

   content/docs/guide/index.mdx:11:1  reference-attribute
     "nam" is not an attribute of <Command>.
     Fix: write "name".

   content/docs/guide/index.mdx:13:1  reference-attribute
     <Command> lacks "name".
     Fix: write <Command name="…" />.

   content/docs/guide/index.mdx:15:1  reference-attribute
     "name" of <Command> is not plain text.
     Fix: write it in quotes: name="…".

   content/docs/guide/index.mdx:17:1  reference-attribute
     <Command> contains text, but it is rendered only from the reference data.
     Fix: write it on a line of its own, between blank lines: <Command … />.

   content/docs/guide/index.mdx:19:5  dead-anchor
     "#tool-start--name" is not on the page "/guide".
     Fix: link to the page alone, which has no anchors, or to another one.

   content/reference/commands.yaml:7:5  uncovered-reference
     No page covers "tool".
     Fix: show them on a page, and write "covers:" with "commands: [tool]" in its front matter.

   content/reference/commands.yaml:23:9  reference-duplicate-id
     "--name" is already taken.
     Fix: give one of the two entries another name, or remove it.

   content/reference/commands.yaml:27:5  reference-duplicate-id
     "tool start" is already taken.
     Fix: give one of the two entries another name, or remove it.

   content/reference/commands.yaml:36:5  reference-dead-link
     There is no command "tool strat" in commands.yaml.
     Fix: write "tool start"."
  `);
});

test("reports an unreadable file once, and does not report its entries as missing", async () => {
  expect(await reportOf("unreadable-reference")).toMatchInlineSnapshot(`
   "content/reference/config.yaml:7:5  reference-missing-key
     "documents.0.file" is missing.
     Fix: write the file in the repository, such as "file: python/fedml/cli/modules/login.py".

   content/reference/config.yaml:12:9  reference-unknown-key
     "documents.0.keys.0.meening" is not a key here.
     Fix: write "meaning".

   content/reference/config.yaml:16:9  reference-wrong-value
     "documents.0.keys.1.required": Invalid input: expected boolean, received string.
     Fix: change the value to the type named above.

   content/reference/gloss.yaml:1:1  reference-unknown-file
     "gloss" is not a file of the reference data.
     Fix: use one of commands, api, config, algorithms, datasets, benchmarks, papers, glossary, install, examples, errors, issues, changes.

   content/reference/glossary.yaml:1:1  reference-missing-key
     "source" is missing.
     Fix: write "source:" with "repository", "commit" and "file".

   content/reference/papers.yaml:2:1  reference-syntax
     YAML: Flow sequence in block collection must be sufficiently indented and end with a ]
     Fix: correct the YAML; put text that contains a colon in quotes."
  `);
});
