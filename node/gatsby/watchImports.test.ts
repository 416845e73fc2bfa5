import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";
import { createImportWatch, type ImportWatch } from "./watchImports";

let site: TemporarySite;
let imports: ImportWatch;
const changed = jest.fn<(name: string) => void>();
/** Waits until the watcher has reported the file. */
const told = async (name: string) => {
  for (let tries = 0; tries < 200 && !changed.mock.calls.flat().includes(name); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(changed).toHaveBeenCalledWith(name);
  changed.mockClear();
};

beforeEach(() => {
  site = makeTemporarySite({ "src/components/Zed.tsx": "", "src/components/Other.tsx": "", "content/docs/own.ts": "" });
  changed.mockClear();
  imports = createImportWatch(site.root, changed);
});
afterEach(() => {
  imports.follow([]);
  site.remove();
});

test("reports changes to a module that documents import from outside the content", async () => {
  imports.follow(["src/components/Zed.tsx", "content/docs/own.ts"]);
  site.write("src/components/Other.tsx", "other");
  site.write("content/docs/own.ts", "other");
  site.write("src/components/Zed.tsx", "broken {");
  await told("Zed.tsx");
  site.write("src/components/Zed.tsx", "mended");
  await told("Zed.tsx");
});

test("reports modules and folders that are created later, and follows new imports", async () => {
  imports.follow(["src/components/Late", "src/shapes/Round.tsx"]);
  site.write("src/components/Late.tsx", "late");
  await told("Late.tsx");
  site.write("src/shapes/Round.tsx", "round");
  await told("shapes");
  imports.follow(["src/components/Other.tsx"]);
  site.write("src/components/Late.tsx", "later");
  site.write("src/components/Other.tsx", "later");
  await told("Other.tsx");
});
