import type { APIRequestContext, Page } from "@playwright/test";
import { spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { definition } from "../src/site/definition";
import { formatProblem, type Problem } from "../node/common/problem";
import type { PreviewReport } from "../src/shared/preview";
import { pieces } from "./support/authorEdits";
import { makeWorkspace, root } from "../scripts/workspace.mjs";
import { Random } from "./support/random";
import { expect, test } from "./support/test";
import { freePort, plain, startGatsby, stopGroup, workspaceFolder } from "./support/workspaces";

/** How long the preview may take to start on a slow and busy machine, in milliseconds. */
const longestStart = 300_000;
/** How long an edit may take to appear, in milliseconds; `npm run bench` measures how long it takes. */
const longestEdit = 120_000;

test.describe.configure({ mode: "serial", timeout: longestStart });
test.describe("the live preview", () => {
  // The browser also reports errors while a page is broken.
  test.use({ expectedErrors: [/.*/] });

  let server: ChildProcess;
  let url = "";
  let printed = "";
  const folder = workspaceFolder("develop");

  test.beforeAll(async () => {
    test.setTimeout(longestStart);
    makeWorkspace(folder);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    server = startGatsby(folder, ["develop", "-H", "127.0.0.1", "-p", String(port)]);
    server.stdout?.on("data", (data: Buffer) => (printed += plain(data.toString())));
    server.stderr?.on("data", (data: Buffer) => (printed += plain(data.toString())));
    await expect
      .poll(
        () =>
          fetch(`${url}/___graphql`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: longestStart },
      )
      .toBe(true);
  });

  test.afterAll(() => {
    stopGroup(server);
    rmSync(folder, { recursive: true, force: true });
  });

  test.afterEach(async ({}, info) => {
    if (info.status !== info.expectedStatus) await info.attach("printed", { body: printed, contentType: "text/plain" });
  });

  const short = (title: string, body: string) => `---\ntitle: ${title}\nthin: It is short.\n---\n\n${body}\n`;
  const saveImports = (text: string) => writeFileSync(path.join(folder, "content/docs/launch/imports.mdx"), text);
  const withoutCode = (words: string) => short("Imports", words);
  const withCode = (words: string) => {
    const button =
      'import { Button } from "../../../src/client/components/Button/Button";\n\n<Button>Imported</Button>';
    return short("Imports", `${button}\n\n${words}`);
  };
  /** @param text of the page, with or without imported code. */
  const openImports = async (page: Page, text: string) => {
    saveImports(text);
    const main = page.getByRole("main");
    await expect(async () => {
      await page.goto(`${url}/launch/imports`);
      await expect(main.locator(".content > *").last()).toHaveText(text.trim().split("\n").at(-1) ?? "", {
        timeout: 2_000,
      });
    }).toPass({ timeout: longestEdit });
    return { main, button: main.getByRole("button", { name: "Imported" }) };
  };

  /** Retries a request whose connection the server has just closed. */
  const ask = (request: APIRequestContext, query: string) =>
    request.post(`${url}/___graphql`, { data: { query }, maxRetries: 3 });

  test("serves the search index and its files", async () => {
    const index = await fetch(`${url}/search-assets/index.json`);
    expect(index.headers.get("content-type")).toContain("application/json");
    const { build } = (await index.json()) as { build: string };
    const page = await fetch(`${url}/static/search/page-0-${build}.json`);
    expect((await page.json()) as object).toHaveProperty("records");
    expect((await fetch(`${url}/static/search/page-99999-${build}.json`)).status).toBe(404);
    expect((await fetch(`${url}/search-assets/search.css`)).ok).toBe(true);
  });

  test("answers every query in docs/GRAPHQL.md", async ({ request }) => {
    const document = readFileSync(path.join(root, "docs/GRAPHQL.md"), "utf8");
    const queries = [...document.matchAll(/```graphql\n(?<query>[\s\S]*?)```/g)].map(
      ({ groups }) => groups?.["query"] ?? "",
    );
    expect(queries.length).toBeGreaterThanOrEqual(10);
    for (const query of queries) {
      const response = await ask(request, query);
      const { errors, data } = (await response.json()) as { errors?: unknown; data?: unknown };
      expect(errors, query).toBeUndefined();
      expect(data).toBeTruthy();
    }
  });

  test("describes every GraphQL type and field that this project adds", async ({ request }) => {
    const query = `{ __schema { types { name kind description fields { name description } enumValues { name description } } } }`;
    const response = await ask(request, query);
    const { data } = (await response.json()) as { data: { __schema: { types: readonly SchemaType[] } } };
    const { definitions, nodes } = definition.extension.types;
    const texts = [readFileSync(path.join(root, "node/gatsby/typeDefs.ts"), "utf8"), definitions];
    const declared = texts.flatMap((text) => [...text.matchAll(/^ +(?:type|enum) (\w+)/gm)].map(([, name]) => name));
    const own = new Set([...declared, ...Object.keys(nodes), "Mdx"]);
    expect(own.size).toBeGreaterThan(25);
    const types = data.__schema.types.filter(({ name }) => own.has(name));
    expect(types.map(({ name }) => name).sort()).toEqual([...own].sort());
    const silent = types.flatMap(({ name, description, fields, enumValues }) => [
      ...(description ? [] : [name]),
      ...[...(fields ?? []), ...(enumValues ?? [])]
        // Gatsby adds these to every node.
        .filter((field) => !/^(?:id|parent|children|child[A-Z]\w*|internal)$/.test(field.name))
        .filter((field) => !field.description)
        .map((field) => `${name}.${field.name}`),
    ]);
    expect(silent).toEqual([]);
    const rootFields = data.__schema.types.find(({ name }) => name === "Query")?.fields ?? [];
    const added = rootFields.filter(({ name }) => ["sidebars", "redirects", "siteSettings"].includes(name));
    expect(added.map(({ description }) => Boolean(description))).toEqual([true, true, true]);
  });

  test("lists the backlinks and pictures of every document", async ({ request }) => {
    const query = `{
      allMdx { nodes { path linksTo linkedFrom pictures } }
      first: allMdx(limit: 1) { nodes { excerpt(pruneLength: 40) } }
      shown: allMdx(filter: { pictures: { in: ["static/img/logo.svg"] } }) { totalCount }
    }`;
    const { data } = (await (await ask(request, query)).json()) as { data: LinkedDocuments };
    const { nodes } = data.allMdx;
    for (const { path: to, linkedFrom } of nodes) {
      const from = nodes.filter(({ path: other, linksTo }) => other !== to && linksTo.includes(to));
      expect(linkedFrom, to).toEqual(from.map(({ path: other }) => other).sort());
    }
    const pictures = nodes.flatMap((node) => node.pictures);
    expect(pictures).toContain("static/img/logo.svg");
    expect(pictures.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    expect(data.shown.totalCount).toBe(nodes.filter((node) => node.pictures.includes("static/img/logo.svg")).length);
    // Only one document: Gatsby compiles each document whose excerpt is queried.
    expect(data.first.nodes[0]?.excerpt).toMatch(/^.{1,42}$/);
  });

  test("shows an edit, reports the problems of a broken page, and recovers", async ({ page }) => {
    const file = path.join(folder, "content/docs/launch/share-and-earn.mdx");
    const text = readFileSync(file, "utf8");
    await page.goto(`${url}/launch/share-and-earn`);
    await expect(page.locator("h1")).toBeVisible({ timeout: longestEdit });
    await markDocument(page);

    writeFileSync(file, `${text}\nA sentence that was not there.\n`);
    await expect(page.getByText("A sentence that was not there.")).toBeVisible({ timeout: longestEdit });

    const lines = text.split("\n").length;
    writeFileSync(file, `${text}\n<Tabz />\n`);
    const problem = `content/docs/launch/share-and-earn.mdx:${lines + 1}:1  unknown-component`;
    await expect(reportOf(page)).toContainText(problem, { timeout: longestEdit });
    // The server's console output arrives separately.
    await expect.poll(() => printed, { timeout: longestEdit }).toContain(problem);

    writeFileSync(file, text.replace("title:", 'title: "'));
    const unread = "content/docs/launch/share-and-earn.mdx:2:1  front-matter-syntax";
    await expect(reportOf(page)).toContainText(unread, { timeout: longestEdit });
    await expect.poll(() => printed, { timeout: longestEdit }).toContain(unread);
    expect(printed).not.toContain("onCreateNode lifecycle");

    writeFileSync(file, text.replace("title:", "__proto__: { a: 1 }\ntitle:"));
    const unknown = "content/docs/launch/share-and-earn.mdx:2:1  front-matter-unknown-key";
    await expect(reportOf(page)).toContainText(unknown, { timeout: longestEdit });

    writeFileSync(file, `${text}\nCorrected.\n`);
    await expect(page.getByText("Corrected.")).toBeVisible({ timeout: longestEdit });
    await expect(reportOf(page)).toHaveCount(0, { timeout: longestEdit });
    await expect(page.locator(".problem")).toHaveCount(0);
    await expectSameDocument(page);
  });

  test("runs islands, and applies an edit of an island's code without a reload", async ({ page }) => {
    const file = path.join(folder, "extensions/fedml/islands/workbench/ProblemList.tsx");
    const text = readFileSync(file, "utf8");
    await page.goto(`${url}/launch/workbench#editor`);
    const bench = page.getByRole("region", { name: "Configuration workbench" });
    await expect(bench.getByText("Checked as job.yaml. No problems.")).toBeVisible({ timeout: longestEdit });
    await markDocument(page);
    writeFileSync(file, text.replace("{strings.problems}", "{strings.problems} of this file"));
    await expect(bench.getByText("Problems of this file")).toBeVisible({ timeout: longestEdit });
    await expectSameDocument(page);
    writeFileSync(file, text);
  });

  test("shows a page that starts to import code; later edits appear without a reload", async ({ page }) => {
    const { main, button } = await openImports(page, withoutCode("Plain words."));
    saveImports(withCode("Begun."));
    await expect(main.getByText("Begun.")).toBeVisible({ timeout: longestEdit });
    await expect(button).toBeVisible();
    // From here on, the page behaves like any other.
    await markDocument(page);
    saveImports(withCode("Edited."));
    await expect(main.getByText("Edited.")).toBeVisible({ timeout: longestEdit });
    await expectSameDocument(page);
  });

  test("reloads a page that stops importing code; later edits appear without a reload", async ({ page }) => {
    const { main, button } = await openImports(page, withCode("Words beside code."));
    await expect(button).toBeVisible();
    await markDocument(page);
    saveImports(withoutCode("Ceased."));
    await expect(page.locator("html:not([data-stays])")).toBeAttached({ timeout: longestEdit });
    await expect(main.getByText("Ceased.")).toBeVisible({ timeout: longestEdit });
    await expect(button).toHaveCount(0);
    await markDocument(page);
    saveImports(withoutCode("Ceased and edited."));
    await expect(main.getByText("Ceased and edited.")).toBeVisible({ timeout: longestEdit });
    await expectSameDocument(page);
  });

  test("shows a new page with code after another one was deleted", async ({ page }) => {
    for (const name of ["first", "second"]) {
      const file = path.join(folder, `content/docs/launch/${name}-code.mdx`);
      writeFileSync(file, short(name, `export const own = 1;\n\nWords of the ${name}.`));
      await expect(async () => {
        await page.goto(`${url}/launch/${name}-code`);
        await expect(page.getByText(`Words of the ${name}.`)).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: longestEdit });
      rmSync(file);
      await expect(page.locator(".preview-report")).toContainText("does not exist anymore.", { timeout: longestEdit });
    }
  });

  test("shows a page once its wrong import is corrected, in the page or by adding the file", async ({ page }) => {
    const docs = path.join(folder, "content/docs/launch");
    const file = path.join(docs, "wrong-import.mdx");
    const save = (source: string) =>
      writeFileSync(file, short("Wrong import", `import { Own } from "${source}";\n\n<Own />\n\nRight.`));
    const program = 'export const Own = () => <button type="button">Own</button>;\n';
    writeFileSync(path.join(docs, "own.tsx"), program);
    const main = page.getByRole("main");
    save("./own");
    await expect(async () => {
      await page.goto(`${url}/launch/wrong-import`);
      await expect(main.getByRole("button", { name: "Own" })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: longestEdit });

    for (const correct of [() => save("./own"), () => writeFileSync(path.join(docs, "later.tsx"), program)]) {
      save("./later");
      await expect(reportOf(page)).toContainText("wrong-import.mdx:6:21  unresolved-import", { timeout: longestEdit });
      correct();
      await expect(main.getByText("Right.")).toBeVisible({ timeout: longestEdit });
      await expect(main.getByRole("button", { name: "Own" })).toBeVisible();
      await expect(reportOf(page)).toHaveCount(0, { timeout: longestEdit });
    }
    for (const name of ["wrong-import.mdx", "own.tsx", "later.tsx"]) rmSync(path.join(docs, name));
  });

  test("applies edits of an imported module outside the content folder", async ({ page }) => {
    const file = path.join(folder, "content/docs/launch/outside.mdx");
    const module = path.join(folder, "src/client/components/Outside.tsx");
    const save = (words: string) => writeFileSync(module, `export const Outside = () => <em>${words}</em>;\n`);
    save("First.");
    const code = 'import { Outside } from "../../../src/client/components/Outside";\n\n<Outside />';
    writeFileSync(file, short("Outside", code));
    const shown = page.getByRole("main").locator("em");
    await expect(async () => {
      await page.goto(`${url}/launch/outside`);
      await expect(shown).toHaveText("First.", { timeout: 2_000 });
    }).toPass({ timeout: longestEdit });
    writeFileSync(module, "export const Outside = () => <em>Second.</b>;\n");
    await expect(reportOf(page)).toContainText("src/client/components/Outside.tsx:1:", { timeout: longestEdit });
    save("Third.");
    await expect(shown).toHaveText("Third.", { timeout: longestEdit });
    await expect(reportOf(page)).toHaveCount(0, { timeout: longestEdit });
    rmSync(module);
    await expect(reportOf(page)).toContainText("outside.mdx:6:25  unresolved-import", { timeout: longestEdit });
    rmSync(file);
  });

  test("reports a page whose exported value throws, and shows it once it is corrected", async ({ page }) => {
    const file = path.join(folder, "content/docs/launch/exported.mdx");
    const save = (value: string) =>
      writeFileSync(file, short("Exported", `export const value = ${value};\n\nIt is {value}.`));
    save("1");
    const text = page.getByRole("main").getByText("It is");
    await expect(async () => {
      await page.goto(`${url}/launch/exported`);
      await expect(text).toHaveText("It is 1.", { timeout: 2_000 });
    }).toPass({ timeout: longestEdit });
    save("null.length");
    await expect(reportOf(page)).toContainText("exported.mdx:6:1  mdx-expression", { timeout: longestEdit });
    // The page reloads itself without its code; then the report is shown again.
    await page.waitForTimeout(4_000);
    await expect(reportOf(page)).toContainText("exported.mdx:6:1  mdx-expression");
    save("2");
    await expect(text).toHaveText("It is 2.", { timeout: longestEdit });
    await expect(reportOf(page)).toHaveCount(0, { timeout: longestEdit });
    rmSync(file);
  });

  test("restores a page once its failing component or the settings are corrected", async ({ page }) => {
    const docs = path.join(folder, "content/docs/launch");
    const settings = path.join(folder, "src/site/settings.ts");
    const save = (text: string) => writeFileSync(path.join(docs, "Counted.tsx"), text);
    const component = (value: number) =>
      `export default function Counted() {\n  const [count] = useState(${value});\n  return <b>{count}</b>;\n}\n`;
    const right = (value: number) => `import { useState } from "react";\n${component(value)}`;
    save(right(1));
    writeFileSync(path.join(docs, "failing.mdx"), short("Failing", 'import Counted from "./Counted";\n\n<Counted />'));
    const count = page.getByRole("main").locator(".content b");
    await expect(async () => {
      await page.goto(`${url}/launch/failing`);
      await expect(count).toHaveText("1", { timeout: 2_000 });
    }).toPass({ timeout: longestEdit });

    save(component(2));
    await expect(page.getByText("This page crashed.")).toBeVisible({ timeout: longestEdit });
    await page.reload();
    await expect(page.getByText("This page crashed.")).toBeVisible({ timeout: longestEdit });
    save(right(3));
    await expect(count).toHaveText("3", { timeout: longestEdit });

    const text = readFileSync(settings, "utf8");
    const fail = (program: string) => `throw new Error("fails");\n${program}`;
    for (const [breakIt, mend] of [
      [() => save(fail(right(3))), () => save(right(3))],
      [() => writeFileSync(settings, fail(text)), () => writeFileSync(settings, text)],
    ] as const) {
      breakIt();
      const failure = page.getByRole("alert").filter({ hasText: "The code of this page fails." });
      await expect(async () => {
        await page.reload();
        await expect(failure).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: longestEdit });
      await expect(page.getByText("PATH_PREFIX")).toHaveCount(0);
      mend();
      await expect(count).toHaveText("3", { timeout: longestEdit });
      await expect(failure).toHaveCount(0);
    }
    for (const name of ["failing.mdx", "Counted.tsx"]) rmSync(path.join(docs, name));
  });

  test("recovers when a page's template is missing at first", async ({ page }) => {
    let isMissing = true;
    await page.route("**/page-data/launch/yaml/page-data.json", async (route) => {
      const data = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...data, ...(isMissing && { componentChunkName: "component---missing" }) } });
      isMissing = false;
    });
    await page.goto(`${url}/launch/yaml`);
    await expect(page.locator("h1")).toBeVisible({ timeout: longestEdit });
    expect(isMissing).toBe(false);
  });

  test("reports a page whose address another page already has", async ({ page }) => {
    const file = path.join(folder, "content/docs/launch/zz-second.mdx");
    const save = (key: string) => writeFileSync(file, `---\ntitle: Second\nthin: It is short.\n${key}---\n\nWords.\n`);
    save("");
    await expect(async () => {
      await page.goto(`${url}/launch/zz-second`);
      await expect(page.locator("h1")).toHaveText("Second", { timeout: 2_000 });
    }).toPass({ timeout: longestEdit });
    save("slug: /launch/yaml\n");
    await expect(reportOf(page)).toContainText("zz-second.mdx:4:1  duplicate-route", { timeout: longestEdit });
    await expect(page.locator(".preview-report")).toContainText("Another page has its address: /launch/yaml");
    rmSync(file);
    await expect(page.locator(".preview-report")).toContainText("does not exist anymore.", { timeout: longestEdit });
  });

  test("follows an open page to its new address", async ({ page }) => {
    const docs = path.join(folder, "content/docs/launch");
    writeFileSync(path.join(docs, "before.mdx"), short("Moving", "Words."));
    await expect(async () => {
      await page.goto(`${url}/launch/before`);
      await expect(page.locator("h1")).toHaveText("Moving", { timeout: 2_000 });
    }).toPass({ timeout: longestEdit });
    const keys = "title: Moving\nthin: It is short.\nredirect_from: [/launch/before]";
    rmSync(path.join(docs, "before.mdx"));
    writeFileSync(path.join(docs, "after.mdx"), `---\n${keys}\n---\n\nWords.\n`);
    await expect(page).toHaveURL(`${url}/launch/after`, { timeout: longestEdit });
    await expect(page.locator("h1")).toHaveText("Moving");
    rmSync(path.join(docs, "after.mdx"));
  });

  test("reports dead links and missing pictures until their targets exist, and where a page went", async ({ page }) => {
    const docs = path.join(folder, "content/docs/launch");
    const other = path.join(docs, "on-the-way.mdx");
    const picture = path.join(docs, "on-the-way.svg");
    const text =
      "---\ntitle: Reported\n---\n\n[There](./on-the-way.mdx)\n\n![A way](./on-the-way.svg)\n\n[File](/way.txt)\n\n```YAML\na: 1\n```\n";
    writeFileSync(path.join(docs, "reported.mdx"), text);
    await expect(async () => {
      await page.goto(`${url}/launch/reported`);
      await expect(reportOf(page)).toContainText("reported.mdx:7:1  missing-image", { timeout: 2_000 });
    }).toPass({ timeout: longestEdit });
    await expect(reportOf(page)).toContainText("reported.mdx:5:1  dead-markdown-link");
    await expect(reportOf(page)).toContainText("reported.mdx:9:1  dead-link");
    // The report may appear before the page does.
    await expect(page.getByRole("heading", { level: 1, name: "Reported" })).toBeVisible({ timeout: longestEdit });
    await markDocument(page);

    writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>\n');
    await expect(page.getByRole("img", { name: "A way" })).toBeVisible({ timeout: longestEdit });
    await expect(reportOf(page)).not.toContainText("missing-image", { timeout: longestEdit });
    writeFileSync(other, "---\ntitle: On the way\nthin: It is short.\n---\n\nText.\n");
    await expect(reportOf(page)).not.toContainText("dead-markdown-link", { timeout: longestEdit });
    const download = path.join(folder, "static/way.txt");
    writeFileSync(download, "Text.");
    await expect(reportOf(page)).not.toContainText("dead-link", { timeout: longestEdit });
    rmSync(download);
    await expect(reportOf(page)).toContainText("dead-link", { timeout: longestEdit });
    await expect(page.getByRole("main").getByRole("link", { name: "There" })).toHaveAttribute(
      "href",
      "/launch/on-the-way",
      { timeout: longestEdit },
    );
    rmSync(picture);
    await expect(reportOf(page)).toContainText("missing-image", { timeout: longestEdit });
    await expectSameDocument(page);

    const report = page.locator(".preview-report");
    renameSync(path.join(docs, "reported.mdx"), path.join(docs, "renamed.mdx"));
    await expect(report.getByRole("link", { name: "/launch/renamed" })).toBeVisible({ timeout: longestEdit });
    await report.getByRole("link", { name: "/launch/renamed" }).click();
    await expect(reportOf(page)).toContainText("renamed.mdx:7:1  missing-image", { timeout: longestEdit });
    rmSync(path.join(docs, "renamed.mdx"));
    await expect(report).toContainText("renamed.mdx does not exist anymore.", { timeout: longestEdit });
    rmSync(other);
  });

  test("shows edits of reference data on pages with and without code, and survives a broken file", async ({ page }) => {
    const live = path.join(folder, "content/docs/launch/live.mdx");
    const body =
      'export const own = 1;\n\n<ConfigKeys document="job.yaml" under="job_type" />\n\n<Schema document="job.yaml" />\n';
    writeFileSync(live, `---\ntitle: Live\n---\n\n${body}`);
    const file = path.join(folder, "content/reference/config.yaml");
    const text = readFileSync(file, "utf8");
    const meaning = (words: string) => text.replace("meaning: Kind of job.", `meaning: ${words}`);
    await expect(async () => {
      await page.goto(`${url}/launch/live`);
      await expect(page.getByText("Kind of job.").first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: longestEdit });

    await expect(page.getByText("$schema=https://doc.fedml.ai/schemas/job.json")).toBeVisible();
    writeFileSync(file, meaning("What the job is."));
    await expect(page.getByText("What the job is.").first()).toBeVisible({ timeout: longestEdit });
    await page.goto(`${url}/launch/yaml`);
    await expect(page.getByText("What the job is.").first()).toBeVisible({ timeout: longestEdit });
    const schema = await fetch(`${url}/schemas/job.json`);
    expect(schema.headers.get("content-type")).toContain("application/json");
    expect(await schema.text()).toContain("What the job is.");

    writeFileSync(file, meaning("Broken.\n        nonsense: 1"));
    await expect(reportOf(page)).toContainText("reference-unknown-key", { timeout: longestEdit });
    await expect.poll(() => printed, { timeout: longestEdit }).toContain("reference-unknown-key");
    writeFileSync(file, meaning('"Broken.'));
    await expect(reportOf(page)).toContainText("reference-syntax", { timeout: longestEdit });
    await expect.poll(() => printed, { timeout: longestEdit }).toContain("reference-syntax");
    await expect(page.getByText("content/reference/config.yaml cannot be read.").first()).toBeVisible({
      timeout: longestEdit,
    });

    writeFileSync(file, meaning("Corrected it is."));
    await expect(page.getByText("Corrected it is.").first()).toBeVisible({ timeout: longestEdit });
    rmSync(live);
    writeFileSync(file, text);
  });

  test("applies edits of a file shown in code blocks, on pages with and without code", async ({ page }) => {
    const block = '```text file="live.txt"\n```\n';
    const snippet = path.join(folder, "content/snippets/live.txt");
    writeFileSync(snippet, "first\n");
    writeFileSync(path.join(folder, "content/docs/launch/plain.mdx"), `---\ntitle: Plain\n---\n\n${block}`);
    const own = "export const own = 1;\n\n";
    writeFileSync(path.join(folder, "content/docs/launch/program.mdx"), `---\ntitle: Program\n---\n\n${own}${block}`);
    for (const [address, word] of [
      ["/launch/plain", "second"],
      ["/launch/program", "third"],
    ] as const) {
      const shown = page.locator("figure.code code");
      await expect(async () => {
        await page.goto(url + address);
        await expect(shown).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: longestEdit });
      writeFileSync(snippet, `${word}\n`);
      await expect(shown).toHaveText(word, { timeout: longestEdit });
    }
  });

  test("applies edits of an included file, on pages with and without code", async ({ page }) => {
    const partial = path.join(folder, "content/snippets/live.mdx");
    const include = '<Include file="live.mdx" />\n';
    writeFileSync(partial, "The first text.\n");
    writeFileSync(path.join(folder, "content/docs/launch/includes.mdx"), `---\ntitle: Includes\n---\n\n${include}`);
    const own = "export const own = 1;\n\n";
    writeFileSync(path.join(folder, "content/docs/launch/runs.mdx"), `---\ntitle: Runs\n---\n\n${own}${include}`);
    for (const [address, word] of [
      ["/launch/includes", "second"],
      ["/launch/runs", "third"],
    ] as const) {
      const shown = page.locator("main").getByText(/^The \w+ text\.$/);
      await expect(async () => {
        await page.goto(url + address);
        await expect(shown).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: longestEdit });
      writeFileSync(partial, `The ${word} text.\n`);
      await expect(shown).toHaveText(`The ${word} text.`, { timeout: longestEdit });
    }
    writeFileSync(partial, "A {wrong} name.\n");
    await page.goto(`${url}/launch/includes`);
    await expect(page.getByText("content/snippets/live.mdx:1:3")).toBeVisible({ timeout: longestEdit });
    writeFileSync(partial, "The last text.\n");
    await expect(page.getByText("The last text.")).toBeVisible({ timeout: longestEdit });
  });

  test("reports the same problems as the check after random edits", async () => {
    const seed = Number(process.env["DEVELOP_SEED"] ?? 2026);
    const random = new Random(seed);
    const file = path.join(folder, "content/docs/launch/drawn.mdx");
    for (let step = 0; step < Number(process.env["DEVELOP_STEPS"] ?? 4); step += 1) {
      const piece = random.of(pieces).replaceAll("NEIGHBOR", "yaml");
      writeFileSync(file, `---\ntitle: Drawn\nthin: It is short.\n---\n\n${piece}\n`);
      const expected = problemsOf(folder);
      await expect
        .poll(() => previewedProblems(`${url}/___preview?path=/launch/drawn`), {
          message: `DEVELOP_SEED=${seed}, step ${step}: ${piece}`,
          timeout: longestEdit,
        })
        .toEqual(expected);
    }
    rmSync(file);
  });

  test("shows a new page in the sidebar without a restart", async ({ page }) => {
    await page.goto(`${url}/launch/share-and-earn`);
    writeFileSync(path.join(folder, "content/docs/launch/brand-new.mdx"), "---\ntitle: Brand new\n---\n\nText.\n");
    const sidebar = page.getByRole("navigation", { name: "Launch", exact: true });
    await expect(async () => {
      await page.reload();
      await expect(sidebar.getByRole("link", { name: "Brand new" })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: longestEdit });
  });

  test("follows a moved page and a renamed category", async ({ page }) => {
    const docs = path.join(folder, "content/docs/launch");
    const sidebar = page.getByRole("navigation", { name: "Launch", exact: true });
    await page.goto(`${url}/launch/share-and-earn`);

    renameSync(path.join(docs, "brand-new.mdx"), path.join(docs, "moved.mdx"));
    await expect(async () => {
      await page.reload();
      await expect(sidebar.getByRole("link", { name: "Brand new" })).toHaveAttribute("href", "/launch/moved", {
        timeout: 2_000,
      });
    }).toPass({ timeout: longestEdit });

    // A page that links to it is rendered again when its address changes.
    writeFileSync(path.join(docs, "linking.mdx"), "---\ntitle: Linking\n---\n\n[Onward](./moved.mdx)\n");
    const onward = page.getByRole("main").getByRole("link", { name: "Onward" });
    await expect(async () => {
      await page.goto(`${url}/launch/linking`);
      await expect(onward).toHaveAttribute("href", "/launch/moved", { timeout: 2_000 });
    }).toPass({ timeout: longestEdit });
    writeFileSync(path.join(docs, "moved.mdx"), "---\ntitle: Brand new\nslug: /launch/moved-again\n---\n\nText.\n");
    await expect(onward).toHaveAttribute("href", "/launch/moved-again", { timeout: longestEdit });

    // The former address first redirects to the new one; later it is the page's address again.
    const expectKind = (kind: string) =>
      expect.poll(() => kindOf(`${url}/page-data/launch/moved/page-data.json`), { timeout: longestEdit }).toBe(kind);
    const keys = "slug: /launch/moved-again\nredirect_from: [/launch/moved]";
    writeFileSync(path.join(docs, "moved.mdx"), `---\ntitle: Brand new\n${keys}\n---\n\nText.\n`);
    await expectKind("redirect");
    writeFileSync(path.join(docs, "moved.mdx"), "---\ntitle: Brand new\n---\n\nText.\n");
    await expectKind("doc");

    const category = path.join(docs, "on-cloud/_category_.yml");
    const text = readFileSync(category, "utf8");
    writeFileSync(category, text.replace(/^label: .*$/m, "label: Renamed in the preview"));
    await expect(async () => {
      await page.reload();
      await expect(sidebar.getByText("Renamed in the preview").first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: longestEdit });

    writeFileSync(category, text.replace(/^label:/m, "lable:"));
    await expect
      .poll(() => printed, { timeout: longestEdit })
      .toContain("on-cloud/_category_.yml:1:1  category-unknown-key");
    writeFileSync(category, text);
  });

  test("does not miss a file that is saved while pages are being created", async () => {
    const docs = path.join(folder, "content/docs/launch");
    const category = path.join(docs, "on-cloud/_category_.yml");
    const page = path.join(docs, "moved.mdx");
    const [label, text] = [readFileSync(category, "utf8"), readFileSync(page, "utf8")];
    const partial = path.join(folder, "content/snippets/late.mdx");
    writeFileSync(partial, "Text.\n");
    writeFileSync(path.join(docs, "includes-late.mdx"), short("Includes", '<Include file="late.mdx" />'));
    const saveLate = (delay: number) => {
      writeFileSync(page, `${text}\n<Late${delay} />\n`);
      return `<Late${delay}> is not a component`;
    };
    // Gatsby does not know about this file.
    const savePartial = (delay: number) => {
      writeFileSync(partial, `<Part${delay} />\n`);
      return `<Part${delay}> is not a component`;
    };
    // The test cannot hit the exact moment: Gatsby collects changes for 0.1 s, and then creates pages for some tenths of a second.
    for (const [delay, save] of [120, 200, 300, 450].flatMap((ms) => [
      [ms, saveLate] as const,
      [ms, savePartial] as const,
    ])) {
      const before = printed.length;
      writeFileSync(category, label.replace(/^label: .*$/m, `label: After ${delay} ms, ${save.name}`));
      await new Promise((resolve) => setTimeout(resolve, delay));
      const problem = save(delay);
      await expect.poll(() => printed.slice(before), { timeout: longestEdit }).toContain(problem);
    }
    writeFileSync(category, label);
    writeFileSync(page, text);
    for (const file of [partial, path.join(docs, "includes-late.mdx")]) rmSync(file);
  });

  test("reports a problem in the reference data, and recovers", async () => {
    const file = path.join(folder, "content/reference/glossary.yaml");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("    definition:", "    defintion:"));
    await expect
      .poll(() => printed, { timeout: longestEdit })
      .toMatch(/glossary\.yaml:\d+:\d+ {2}reference-unknown-key/);
    const before = printed.length;
    writeFileSync(file, text);
    // If the problem still existed, the report of the next run would name it again.
    writeFileSync(path.join(folder, "content/docs/launch/moved.mdx"), "---\ntitel: Wrong key\n---\n\nText.\n");
    await expect
      .poll(() => printed.slice(before), { timeout: longestEdit })
      .toContain("moved.mdx:2:1  front-matter-unknown-key");
    expect(printed.slice(printed.lastIndexOf("moved.mdx:2:1"))).not.toContain("glossary.yaml");
  });
});

/** Problems that `npm run check` finds. */
function problemsOf(folder: string): readonly string[] {
  const program = ["scripts/run.mjs", "node/commands/check.ts", "--format", "json"];
  const { stdout } = spawnSync(process.execPath, program, { cwd: folder, encoding: "utf8" });
  const { problems } = JSON.parse(stdout) as { readonly problems: readonly Problem[] };
  return problems.map(formatProblem).sort();
}

/** Problems that the live preview reports now: the first event of its stream. */
async function previewedProblems(address: string): Promise<readonly string[]> {
  const reader = (await fetch(address)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (reader && !text.includes("\n\n")) text += (await reader.read()).value ?? "\n\n";
  await reader?.cancel();
  const { own, others } = JSON.parse(text.replace(/^data: /, "")) as PreviewReport;
  return [...own, ...others].sort();
}

/** The kind of page that page data belong to; undefined if the response is not page data. */
async function kindOf(address: string): Promise<string | undefined> {
  const data = (await (await fetch(address)).json().catch(() => ({}))) as PageData;
  return data.result?.pageContext.kind;
}

/** Marks the document of the open page, so that a test notices a reload. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset["stays"] = "yes"));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-stays", "yes");
}

/** The problems of the open page. */
const reportOf = (page: Page) => page.locator(".preview-report > .problem");

interface PageData {
  readonly result?: { readonly pageContext: { readonly kind?: string } };
}

interface LinkedDocuments {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly path: string;
      readonly linksTo: readonly string[];
      readonly linkedFrom: readonly string[];
      readonly pictures: readonly string[];
    }[];
  };
  readonly first: { readonly nodes: readonly { readonly excerpt: string | null }[] };
  readonly shown: { readonly totalCount: number };
}

interface SchemaType {
  readonly name: string;
  readonly description: string | null;
  readonly fields: readonly { readonly name: string; readonly description: string | null }[] | null;
  readonly enumValues: readonly { readonly name: string; readonly description: string | null }[] | null;
}
