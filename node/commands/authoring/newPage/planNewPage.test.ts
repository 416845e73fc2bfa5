import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { fixtureDefinition, fixtureSettings } from "../../../../test/loadFixture";
import { makeTemporarySite, type TemporarySite } from "../../../../test/temporarySite";
import { loadFromDisk } from "../../../site/loadFromDisk";
import { planNewPage, type NewPageRequest } from "./planNewPage";

let site: TemporarySite;
afterEach(() => site.remove());

const files = {
  "static/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />\n',
  "content/docs/guide/index.mdx": "---\ntitle: Guide\nsidebar_position: 1\n---\n\nText.\n",
  "content/docs/guide/install.mdx": "---\ntitle: Install\nsidebar_position: 2.5\n---\n\nText.\n",
  "content/docs/guide/cloud/_category_.yml": "label: Cloud\nposition: 7\n",
  "content/docs/guide/cloud/run.mdx": "---\ntitle: Run\n---\n\nText.\n",
};

async function make(request: NewPageRequest) {
  site = makeTemporarySite(files);
  const { content } = await loadFromDisk(site.root, fixtureDefinition);
  const made = planNewPage(request, content, fixtureSettings);
  for (const { file, text } of made) {
    mkdirSync(path.dirname(path.join(site.root, file)), { recursive: true });
    writeFileSync(path.join(site.root, file), text);
  }
  return made;
}

test("places a new page after its siblings, including categories; it passes the checks", async () => {
  const [page, ...rest] = await make({
    address: "/guide/quotas",
    title: "Quotas: how many?",
    description: "What is left.",
  });
  expect(rest).toEqual([]);
  expect(page?.file).toBe("content/docs/guide/quotas.mdx");
  expect(page?.text.split("\n").slice(0, 5)).toEqual([
    "---",
    'title: "Quotas: how many?"',
    "description: What is left.",
    "sidebar_position: 8",
    "---",
  ]);
  const { problems, site: model } = await loadFromDisk(site.root, fixtureDefinition);
  expect(problems).toEqual([]);
  expect(model.sidebars[0]?.items.at(-1)?.label).toBe("Quotas: how many?");
});

test("omits the position if no sibling has one; a page for an existing folder is its index", async () => {
  const [page] = await make({ address: "guide/cloud/quotas", title: "Quotas" });
  expect(page?.text).not.toContain("sidebar_position");
  site.remove();
  const [index] = await make({ address: "content/docs/guide/cloud.mdx", title: "Cloud" });
  expect(index?.file).toBe("content/docs/guide/cloud/index.mdx");
});

test("labels a new folder", async () => {
  const made = await make({ address: "guide/on-prem/quotas", title: "Quotas" });
  expect(made.slice(1)).toEqual([{ file: "content/docs/guide/on-prem/_category_.yml", text: "label: On prem\n" }]);
  expect((await loadFromDisk(site.root, fixtureDefinition)).problems).toEqual([]);
});

test.each([
  ["gide/quotas", "Quotas", '"gide" is not a sidebar group: write "guide/quotas".'],
  ["guide/install", "Quotas", '"/guide/install" is already the address of content/docs/guide/install.mdx.'],
  ["guide/quotas", " ", 'A page needs a title: --title "Quotas".'],
  ["guide/mit raum", "Quotas", '"guide/mit raum" is not an address'],
])("rejects an invalid request for %s", async (address, title, message) => {
  await expect(make({ address, title })).rejects.toThrow(message);
});
