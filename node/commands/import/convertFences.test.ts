import { expect, test } from "@jest/globals";
import { convertFences } from "./convertFences";
import { Draft } from "./draft";

function convert(text: string): string {
  const draft = new Draft(text);
  convertFences(draft);
  return draft.text;
}

/** @returns a line of a block for npm, as yarn and pnpm say it. */
function translate(line: string): readonly string[] {
  const codes = [...convert(`\`\`\`bash npm2yarn\n${line}\n\`\`\`\n`).matchAll(/```bash\n(.*)\n```/g)];
  return codes.map(([, code = ""]) => code);
}

test("MDX in a fence is MDX; in a fence within another one it is code", () => {
  expect(convert("```mdx-code-block\n<Tabs>\n```\n\nText.\n")).toBe("\n<Tabs>\n\n\nText.\n");
  const shown = "````md\n```mdx-code-block\n<Tabs>\n```\n````\n";
  expect(convert(shown)).toBe(shown);
  expect(convert("```mdx-code-block\n<Tabs>\n")).toBe("```mdx-code-block\n<Tabs>\n");
});

test("a block for npm becomes a tab for each package manager, where it stands", () => {
  expect(convert('1. One:\n\n   ```bash npm2yarn title="a"\n   npm run a\n   ```\n')).toBe(`1. One:

   <Tabs groupId="npm2yarn">
   <TabItem value="npm" label="npm">

   \`\`\`bash title="a"
   npm run a
   \`\`\`

   </TabItem>
   <TabItem value="yarn" label="yarn">

   \`\`\`bash title="a"
   yarn a
   \`\`\`

   </TabItem>
   <TabItem value="pnpm" label="pnpm">

   \`\`\`bash title="a"
   pnpm a
   \`\`\`

   </TabItem>
   </Tabs>
`);
});

test.each([
  ["npm install", "yarn install", "pnpm install"],
  ["npm i --save a@next b", "yarn add a@next b", "pnpm add a@next b"],
  ["npm install --save-dev a", "yarn add -D a", "pnpm add -D a"],
  ["npm install -g a", "yarn global add a", "pnpm add --global a"],
  ["npm run build -- --locale fr", "yarn build --locale fr", "pnpm build --locale fr"],
  ["npm start # now", "yarn start # now", "pnpm start # now"],
  ["npm init a b", "yarn create a b", "pnpm create a b"],
  ["npm uninstall a", "yarn remove a", "pnpm remove a"],
  ["npx a", "npx a", "npx a"],
  ["npm whoami", "npm whoami", "npm whoami"],
])("%s", (npm, yarn, pnpm) => expect(translate(npm)).toEqual([npm, yarn, pnpm]));
