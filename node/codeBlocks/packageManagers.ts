/** The package managers for which commands of npm are translated, in the order of their tabs. */
export const packageManagers = ["npm", "yarn", "pnpm", "bun"] as const;

export type PackageManager = (typeof packageManagers)[number];

/** A command or an option that has no equivalent in another package manager. */
export interface Untranslated {
  readonly manager: PackageManager;
  /** What has no translation: "npm audit", or "--legacy-peer-deps" of "npm install". */
  readonly what: string;
  /** Line of the code, counted from 0. */
  readonly line: number;
}

interface Translation {
  /** The translated code, with as many lines as the code of npm. */
  readonly code: string;
  readonly untranslated: readonly Untranslated[];
  /** Number of npm and npx commands in the code. */
  readonly commands: number;
}

/** A word of a shell command, with the space before it. */
interface Word {
  readonly space: string;
  readonly text: string;
}

/** A comment, a word (`\` before a line break continues the command), space, or a sign between commands, in this order. */
const token = /#[^\n]*|(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\\[^]|[^\s"'\\;&|])+|[^\S\n]+|[^]/g;
const isSpace = /^(?:[^\S\n]|\\\r?\n)+$/;
const isEnd = /^[\n;&|#]/;
/** What may precede the program: a variable, `sudo`. */
const isPrefix = /^(?:[A-Za-z_]\w*=.*|sudo)$/s;

/** @param code commands of npm and npx among others; other commands are not changed. */
export function translateCommands(code: string, manager: PackageManager): Translation {
  const untranslated: Untranslated[] = [];
  let [written, line, commands] = ["", 0, 0];
  let words: Word[] = [];
  let space = "";

  const endCommand = () => {
    const start = words.findIndex(({ text }) => !isPrefix.test(text));
    const [program, ...rest] = words.slice(Math.max(start, 0));
    const isNpm = program?.text === "npm" || program?.text === "npx";
    if (isNpm) commands += 1;
    // A redirection of output is not an argument.
    const redirection = rest.findIndex(({ text }) => /^\d*[<>]/.test(text));
    const args = redirection === -1 ? rest : rest.slice(0, redirection);
    const result = isNpm && manager !== "npm" ? translate(program.text, args, manager) : null;
    if (typeof result === "string") untranslated.push({ manager, what: result, line });
    const translated =
      program && result !== null && typeof result !== "string"
        ? [...words.slice(0, start), ...withSpaces(program, result), ...rest.slice(args.length)]
        : words;
    const text = translated.map((word) => word.space + word.text).join("") + space;
    line += linesIn(text);
    written += text;
    [words, space] = [[], ""];
  };

  for (const [text] of code.matchAll(token)) {
    if (isSpace.test(text)) space += text;
    else if (isEnd.test(text)) {
      endCommand();
      written += text;
      line += linesIn(text);
    } else {
      words.push({ space, text });
      space = "";
    }
  }
  endCommand();
  return { code: written, untranslated, commands };
}

const linesIn = (text: string) => text.split("\n").length - 1;

/** The first word of a translation takes the place of the program; words without a space of their own get one. */
function withSpaces(program: Word, [first = "", ...rest]: readonly (string | Word)[]): readonly Word[] {
  const name = typeof first === "string" ? first : first.text;
  return [
    { space: program.space, text: name },
    ...rest.map((word) => (typeof word === "string" ? { space: " ", text: word } : word)),
  ];
}

type Other = Exclude<PackageManager, "npm">;

/** Words of a translated command: new words as text, words of the npm command with their original space. */
type Command = readonly (string | Word)[];

/** Aliases of npm's commands. */
const aliases: Readonly<Record<string, string>> = {
  ...{ i: "install", add: "install", "clean-install": "ci", "run-script": "run", x: "exec", t: "test", tst: "test" },
  ...{ create: "init", innit: "init", un: "uninstall", unlink: "uninstall", remove: "uninstall", rm: "uninstall" },
  ...{ r: "uninstall", up: "update", upgrade: "update", ln: "link" },
};

/** @returns the words of another manager's command, or a text that names what the manager does not have. */
function translate(program: string, all: readonly Word[], manager: Other): Command | string {
  if (program === "npx") return download(all, manager);
  const [command, ...args] = all;
  // "npm" without a command becomes the name of the other manager.
  if (command === undefined) return [manager];
  const name = aliases[command.text] ?? command.text;
  switch (name) {
    case "install":
      return install(args, manager);
    case "ci":
      return args.length === 0 ? [manager, "install", "--frozen-lockfile"] : `"${first(args)}" of "npm ci"`;
    case "uninstall":
      return change(args, manager, "remove", "npm uninstall");
    case "update":
      return change(args, manager, manager === "yarn" ? "upgrade" : "update", "npm update");
    case "run":
      return args.length === 0 ? [manager, "run"] : [manager, "run", ...withoutDashes(args)];
    case "start":
    case "test":
    case "stop":
    case "restart":
      // "bun test" would run Bun's own test runner.
      return [manager, ...(manager === "bun" ? ["run"] : []), name, ...withoutDashes(args)];
    case "init":
      return init(args, manager);
    case "exec":
      return execute(args, manager);
    case "link":
    case "outdated":
      return args.some(isFlag) ? `"${first(args.filter(isFlag))}" of "npm ${name}"` : [manager, name, ...args];
    default:
      return `"npm ${command.text}"`;
  }
}

const first = (words: readonly Word[]) => words[0]?.text ?? "";
const isFlag = ({ text }: Word) => text.startsWith("-");

/** Options of npm for saving packages, with their names in the other managers; empty if that is the other manager's default. */
const saving: Readonly<Record<string, Readonly<Record<Other, string>>>> = {
  "-S": { yarn: "", pnpm: "", bun: "" },
  "--save": { yarn: "", pnpm: "", bun: "" },
  "-P": { yarn: "", pnpm: "", bun: "" },
  "--save-prod": { yarn: "", pnpm: "", bun: "" },
  "-D": { yarn: "-D", pnpm: "-D", bun: "-d" },
  "--save-dev": { yarn: "--dev", pnpm: "--save-dev", bun: "--dev" },
  "-O": { yarn: "-O", pnpm: "-O", bun: "--optional" },
  "--save-optional": { yarn: "--optional", pnpm: "--save-optional", bun: "--optional" },
  "-E": { yarn: "-E", pnpm: "-E", bun: "-E" },
  "--save-peer": { yarn: "--peer", pnpm: "--save-peer", bun: "--peer" },
  "--save-exact": { yarn: "--exact", pnpm: "--save-exact", bun: "--exact" },
};
const production: Readonly<Record<Other, string>> = { yarn: "--production", pnpm: "--prod", bun: "--production" };
const isGlobal = ({ text }: Word) => text === "-g" || text === "--global";

function install(args: readonly Word[], manager: Other): Command | string {
  if (args.some((word) => !isFlag(word))) return change(args, manager, "add", "npm install", saving);
  if (args.length === 0) return [manager, "install"];
  return args.length === 1 && /^(?:--production|--omit=dev)$/.test(first(args))
    ? [manager, "install", production[manager]]
    : `"${first(args)}" of "npm install"`;
}

/** Adds, removes or updates packages. */
function change(
  args: readonly Word[],
  manager: Other,
  verb: string,
  what: string,
  options?: typeof saving,
): Command | string {
  const own = args.filter((word) => !isGlobal(word));
  const unknown = own.find((word) => isFlag(word) && !Object.hasOwn(saving, word.text));
  if (unknown) return `"${unknown.text}" of "${what}"`;
  const others = own.flatMap((word): Command => {
    if (!isFlag(word)) return [word];
    // A command that removes packages does not need to know how they were saved.
    const text = options?.[word.text]?.[manager] ?? "";
    return text === "" ? [] : [{ ...word, text }];
  });
  if (own.length === args.length) return [manager, verb, ...others];
  return manager === "yarn" ? [manager, "global", verb, ...others] : [manager, verb, "-g", ...others];
}

/**
 * "--" stops npm from reading options that are for the script; the other managers pass everything after the script's name to the script.
 */
function withoutDashes(args: readonly Word[]): readonly Word[] {
  const dashes = args.findIndex(({ text }) => text === "--");
  return args.filter((_, index) => index !== dashes);
}

function init(args: readonly Word[], manager: Other): Command | string {
  const [name] = args;
  if (name && !isFlag(name)) {
    // Yarn 1 would look for a program whose name contains the version: https://github.com/yarnpkg/yarn/issues/6587
    const text = manager === "yarn" ? name.text.replace(/(?<=.)@.*$/, "") : name.text;
    return [manager, "create", { ...name, text }, ...withoutDashes(args.slice(1))];
  }
  const other = args.find(({ text }) => text !== "-y" && text !== "--yes");
  if (other) return `"${other.text}" of "npm init"`;
  // pnpm's command asks no questions.
  return [manager, "init", ...(manager === "pnpm" || args.length === 0 ? [] : ["-y"])];
}

/** Runs a tool of the project. */
function execute(args: readonly Word[], manager: Other): Command | string {
  const [name] = withoutDashes(args);
  if (name === undefined || isFlag(name)) return name ? `"${name.text}" of "npm exec"` : '"npm exec"';
  const program = { yarn: ["yarn", "exec"], pnpm: ["pnpm", "exec"], bun: ["bunx"] }[manager];
  return [...program, ...withoutDashes(args)];
}

/** Downloads a tool and runs it. Words before the tool's name are for npx. */
function download(args: readonly Word[], manager: Other): Command | string {
  const start = args.findIndex(({ text }) => text !== "-y" && text !== "--yes");
  const name = args[start];
  if (name === undefined || isFlag(name)) return name ? `"${name.text}" of "npx"` : '"npx"';
  const program = { yarn: ["yarn", "dlx"], pnpm: ["pnpm", "dlx"], bun: ["bunx"] }[manager];
  return [...program, ...args.slice(start)];
}
