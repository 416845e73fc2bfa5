import { expect, test } from "@jest/globals";
import { packageManagers, translateCommands } from "./packageManagers";

const inAll = (code: string) => packageManagers.map((manager) => translateCommands(code, manager).code);

test.each([
  ["npm", "yarn", "pnpm", "bun"],
  ["npm install", "yarn install", "pnpm install", "bun install"],
  ["npm install --omit=dev", "yarn install --production", "pnpm install --prod", "bun install --production"],
  ["npm ci", "yarn install --frozen-lockfile", "pnpm install --frozen-lockfile", "bun install --frozen-lockfile"],
  ["npm i --save a@next b", "yarn add a@next b", "pnpm add a@next b", "bun add a@next b"],
  ["npm install -D a  b", "yarn add -D a  b", "pnpm add -D a  b", "bun add -d a  b"],
  ["npm i a --save-dev -E", "yarn add a --dev -E", "pnpm add a --save-dev -E", "bun add a --dev -E"],
  ["npm install -g a", "yarn global add a", "pnpm add -g a", "bun add -g a"],
  ["npm i --save-peer a", "yarn add --peer a", "pnpm add --save-peer a", "bun add --peer a"],
  ["npm rm --save a", "yarn remove a", "pnpm remove a", "bun remove a"],
  ["npm update a", "yarn upgrade a", "pnpm update a", "bun update a"],
  ["npm run build", "yarn run build", "pnpm run build", "bun run build"],
  ["npm run a -- --b -- c", "yarn run a --b -- c", "pnpm run a --b -- c", "bun run a --b -- c"],
  ["npm t -- -u", "yarn test -u", "pnpm test -u", "bun run test -u"],
  ["npm init -y", "yarn init -y", "pnpm init", "bun init -y"],
  ["npm create a@1 b -- --c d", "yarn create a b --c d", "pnpm create a@1 b --c d", "bun create a@1 b --c d"],
  ["npm init @a/b", "yarn create @a/b", "pnpm create @a/b", "bun create @a/b"],
  ["npm exec -- a --b", "yarn exec a --b", "pnpm exec a --b", "bunx a --b"],
  ["npx -y a -y", "yarn dlx a -y", "pnpm dlx a -y", "bunx a -y"],
  ["npm link ../a", "yarn link ../a", "pnpm link ../a", "bun link ../a"],
])("translates %s for each package manager", (npm, yarn, pnpm, bun) => {
  expect(inAll(npm)).toEqual([npm, yarn, pnpm, bun]);
  for (const manager of packageManagers)
    expect(translateCommands(npm, manager)).toMatchObject({ untranslated: [], commands: 1 });
});

test("translates commands wherever the shell runs one, and nowhere else", () => {
  const code = `# npm install a
cd my-npm && A="npm i" sudo npm i -g a # npm start
npm run a; npm test | tee npm.log 2>&1
echo "npm install" npm
npm install \\
  --save-dev \\
  'a b' >> out`;
  expect(translateCommands(code, "pnpm")).toEqual({
    code: `# npm install a
cd my-npm && A="npm i" sudo pnpm add -g a # npm start
pnpm run a; pnpm test | tee npm.log 2>&1
echo "npm install" npm
pnpm add \\
  --save-dev \\
  'a b' >> out`,
    untranslated: [],
    commands: 4,
  });
});

test("leaves code without npm unchanged, even with unclosed quotes or CRLF line endings", () => {
  for (const code of ["", "\n\n", "ls -l;", "echo 'a", 'echo "npm', "a\\", "cd a\r\nls\r\n"])
    expect(translateCommands(code, "yarn")).toEqual({ code, untranslated: [], commands: 0 });
});

test("keeps what another package manager lacks, and reports it with its line", () => {
  const code =
    "npm install\nnpm audit --fix\nnpm install --force a\nnpm install \\\n  --offline\nnpx -p a b\nnpm init --scope=a";
  const { code: written, untranslated } = translateCommands(code, "bun");
  expect(written).toBe(code.replace("npm install\n", "bun install\n"));
  expect(untranslated).toEqual([
    { manager: "bun", what: '"npm audit"', line: 1 },
    { manager: "bun", what: '"--force" of "npm install"', line: 2 },
    { manager: "bun", what: '"--offline" of "npm install"', line: 3 },
    { manager: "bun", what: '"-p" of "npx"', line: 5 },
    { manager: "bun", what: '"--scope=a" of "npm init"', line: 6 },
  ]);
  expect(translateCommands(code, "npm")).toEqual({ code, untranslated: [], commands: 6 });
});
