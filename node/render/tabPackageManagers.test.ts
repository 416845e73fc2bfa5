import { expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

/** @returns the tabs of a page: the value of each choice, and the text of its panel. */
function tabsIn(html: string): readonly (readonly [string | undefined, string])[] {
  const panels = html.split('<input id="').slice(1);
  return panels.map((tab) => [
    /data-tab-group="package-manager"[^>]* value="([^"]*)"/.exec(tab)?.[1],
    tab
      .replace(/.*?<code>/s, "")
      .replace(/<\/code>.*/s, "")
      .replace(/<[^>]+>/g, ""),
  ]);
}

test("turns a code block into a group of tabs, one for each package manager", async () => {
  const html = await renderText('```bash package-managers title="a.sh" {2}\ncd a\nnpm install -D b\n```\n');
  expect(tabsIn(html)).toEqual([
    ["npm", "cd a\nnpm install -D b"],
    ["yarn", "cd a\nyarn add -D b"],
    ["pnpm", "cd a\npnpm add -D b"],
    ["bun", "cd a\nbun add -d b"],
  ]);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  // Each tab has the author's title and marked lines.
  expect(html.match(/>a\.sh</g)).toHaveLength(4);
  expect(html.match(/<span class="line marked"|data-marked|class="line[^"]+"/g)).toHaveLength(4);
});

test("works in lists and tabs, and twice on a page", async () => {
  const block = (indent: string) => `${indent}\`\`\`sh package-managers\n${indent}npx a\n${indent}\`\`\`\n`;
  const html = await renderText(
    `1. One:\n\n${block("   ")}\n<Tabs>\n<Tab value="a" label="A">\n\n${block("")}\n</Tab>\n</Tabs>\n`,
  );
  expect(html.match(/value="pnpm"/g)).toHaveLength(2);
  const names = [...html.matchAll(/type="radio" name="([^"]*)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(3);
});

test("keeps one block without the option, and where it cannot apply", async () => {
  for (const first of ["bash", "js package-managers", "console package-managers", 'bash title="package-managers"'])
    expect(await renderText(`\`\`\`${first}\nnpm install\n\`\`\`\n`)).not.toContain("data-tab-group");
});
