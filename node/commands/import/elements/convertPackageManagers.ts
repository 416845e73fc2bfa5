import type { Code } from "mdast";
import { checkPackageManagers, packageManagersOption } from "../../../codeBlocks/checkPackageManagers";

/** @returns why npm commands cannot be translated for every package manager; null if they can. */
export function whyNotForAll(language: string, value: string): string | null {
  const block: Code = { type: "code", lang: language, meta: packageManagersOption, value };
  return checkPackageManagers(block)[0]?.what ?? null;
}

/** Attributes of Starlight's `<PackageManagers>` that affect the command. */
export interface AskedCommand {
  readonly type: string;
  readonly pkg: string;
  readonly args: string;
  readonly prefix: string;
  readonly comment: string;
  readonly isDev: boolean;
  readonly isPeer: boolean;
}

const commands: Readonly<Record<string, string>> = {
  ...{ add: "npm install", create: "npm create", dlx: "npx", exec: "npm exec", install: "npm install" },
  ...{ remove: "npm uninstall", run: "npm run" },
};
/** Types whose npm command needs `--`, so that npm passes the arguments on to the tool. */
const withDashes = ["create", "exec"];

/** @returns the npm command that `<PackageManagers type="add" pkg="a" />` shows; null for an unknown type. */
export function npmCommandOf({ type, pkg, args, prefix, comment, isDev, isPeer }: AskedCommand): string | null {
  const command = Object.hasOwn(commands, type) ? commands[type] : undefined;
  if (command === undefined) return null;
  const remarks = [comment === "" ? "" : `# ${comment}`, prefix.startsWith("#") ? prefix : ""];
  const remark = remarks.map((line) => (line === "" ? "" : `${line.replaceAll("{PKG}", "npm")}\n`)).join("");
  const dashes = args !== "" && withDashes.includes(type) ? "--" : "";
  const option = type !== "add" ? "" : isPeer ? "--save-peer" : isDev ? "-D" : "";
  const words = [prefix.startsWith("#") ? "" : prefix, command, option, pkg, dashes, args];
  return remark + words.filter((word) => word !== "").join(" ");
}
