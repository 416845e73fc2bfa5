import { expect, test } from "@jest/globals";
import { noReference, type ReferenceFile } from "../elements/reference";
import { itemKey } from "../syntax/items";
import type { LoadedSite } from "./loadedSite";
import { extensionFiles, extensionPaths } from "./extensionFiles";

const withFiles = (...paths: readonly string[]) => ({ files: paths.map((path) => ({ path, text: () => "" })) });

test("accepts files with a folder and an extension", () => {
  const paths = ["/schemas/job.json", "/schemas/fedml_config.v2.json", "/data/of-runs/all.csv"];
  expect([...extensionPaths(withFiles(...paths))]).toEqual(paths);
});

test.each([
  "schemas/job.json",
  "/robots.txt",
  "/schemas/job",
  "/schemas/",
  "/schemas/job.html",
  "/schemas/job.HTML",
  "/schemas/job.md",
  "/schemas/../robots.txt",
  "/schemas//job.json",
  "/schemas/.hidden.json",
  "/_nginx/site.conf",
])("rejects %s, which could overwrite a file that the build writes", (path) => {
  expect(() => extensionPaths(withFiles(path))).toThrow(`"${path}". Give it a folder of its own and an ending`);
});

test.each([
  "/page-data/app.json",
  "/static/job.json",
  "/search-assets/index.json",
  "/sidebars/launch.json",
  "/llms-full/launch.txt",
  "/cards/launch/yaml.png",
])("rejects %s, which is in a folder that the build fills", (path) => {
  expect(() => extensionPaths(withFiles(path))).toThrow(`The build itself fills the folder of "${path}".`);
});

test("rejects a duplicate file", () => {
  expect(() => extensionPaths(withFiles("/schemas/job.json", "/schemas/job.json"))).toThrow(
    'The extension gives "/schemas/job.json" twice.',
  );
});

test("a file can contain its own URL and the URL of the page that shows an item", () => {
  const [shown, hidden] = [itemKey("key", "job"), itemKey("key", "gone")];
  const file: ReferenceFile = {
    path: "/schemas/job.json",
    text: ({ urlOf, pageOf }) => [urlOf("/schemas/job.json"), pageOf(shown), pageOf(hidden)].join(" "),
  };
  const doc = { file: "content/docs/guide/index.mdx", path: "/guide" };
  const site = {
    site: { docs: [doc] },
    reference: { ...noReference, anchorOf: (key) => key.replace("key:", "key-"), files: [file] },
    places: new Map([[shown, { home: doc.file, files: [doc.file] }]]),
  } as Pick<LoadedSite, "reference" | "places"> & { site: { docs: readonly (typeof doc)[] } };
  const files = extensionFiles(site as LoadedSite, (path) => `https://docs.example.org/docs${path}`);
  expect(files).toEqual([
    {
      path: "/schemas/job.json",
      text: "https://docs.example.org/docs/schemas/job.json https://docs.example.org/docs/guide#key-job ",
    },
  ]);
});
