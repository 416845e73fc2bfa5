import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeWorkspace } from "../scripts/workspace.mjs";
import { runGatsby, workspaceFolder } from "./support/workspaces";
import { expect, test } from "./support/test";

test("a broken site fails its build once, and names every problem", async () => {
  test.setTimeout(180_000);
  const folder = makeWorkspace(workspaceFolder("broken"));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write("content/docs/launch/key.mdx", "---\ntitle: Key\nsidebar_postion: 1\n---\n\nText.\n");
  write("content/docs/launch/yaml-error.mdx", '---\ntitle: "Open\n---\n\nText.\n');
  write("content/docs/launch/syntax.mdx", "---\ntitle: Syntax\n---\n\n<Tabs>\n");
  write("content/docs/launch/component.mdx", "---\ntitle: Component\n---\n\n<Tabz />\n\n![Missing](./none.png)\n");
  write(
    "content/docs/launch/one/_category_.yml",
    "label: One\nlink: { type: generated-index, slug: /category/same }\n",
  );
  write("content/docs/launch/one/page.mdx", "---\ntitle: One\n---\n\nText.\n");
  write(
    "content/docs/launch/two/_category_.yml",
    "label: Two\nlink: { type: generated-index, slug: /category/same }\n",
  );
  write("content/docs/launch/two/page.mdx", "---\ntitle: Two\nslug: /launch/one/page\n---\n\nText.\n");
  try {
    const { code, text } = await runGatsby(folder, ["build"]);
    expect(code).toBe(1);
    for (const report of [
      "content/docs/launch/key.mdx:3:1  front-matter-unknown-key",
      "content/docs/launch/yaml-error.mdx:2:1  front-matter-syntax",
      "content/docs/launch/syntax.mdx:5:1  mdx-syntax",
      "content/docs/launch/component.mdx:5:1  unknown-component",
      "content/docs/launch/component.mdx:7:1  missing-image",
      "content/docs/launch/two/_category_.yml:2:1  duplicate-category",
      "content/docs/launch/two/page.mdx:3:1  duplicate-route  (warning)",
    ]) {
      expect(text.split(report).length - 1, report).toBe(1);
    }
    expect(text).toContain('Fix: write "sidebar_position".');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a page component without a default export is an error that names the file", async () => {
  test.setTimeout(180_000);
  const folder = makeWorkspace(workspaceFolder("no-default-export"));
  writeFileSync(path.join(folder, "src/pages/odd.tsx"), "export function Odd() {\n  return null;\n}\n");
  try {
    const { code, text } = await runGatsby(folder, ["build"]);
    expect(code).not.toBe(0);
    expect(text).toContain("src/pages/odd.tsx");
    expect(text).toMatch(/default export|must export a React component/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
