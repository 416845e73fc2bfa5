import type { Library } from "./openLibrary";
import type { Call, Definition, Literal } from "./python";

export interface SourceOption {
  readonly flag: string;
  readonly short: string | undefined;
  readonly type: "text" | "flag" | "integer" | "boolean" | "choice";
  readonly default: string | number | boolean | undefined;
  readonly required: boolean;
  readonly multiple: boolean;
  readonly hidden: boolean;
  readonly choices: readonly string[];
}

export interface SourceArgument {
  readonly name: string;
  readonly required: boolean;
  readonly multiple: boolean;
}

export interface SourceCommand {
  /** "fedml model deploy". */
  readonly name: string;
  readonly kind: "command" | "group";
  readonly file: string;
  readonly line: number;
  readonly options: readonly SourceOption[];
  readonly arguments: readonly SourceArgument[];
}

/** The program, and where its commands are. */
const program = "fedml";
const programFile = "python/fedml/cli/cli.py";
const moduleFolder = "python/fedml/cli/modules/";

interface Declared {
  readonly definition: Definition;
  readonly file: string;
  readonly decorator: Call;
  readonly kind: "command" | "group";
}

/** @returns the program's commands, sorted by name. @source click, "Commands and Groups". */
export function readCommands(library: Library): readonly SourceCommand[] {
  const files = [programFile, ...library.files.filter((file) => file.startsWith(moduleFolder))];
  const declared = new Map(files.flatMap((file) => declarationsOf(library, file)));
  /** By the function of a group, the commands below it. */
  const below = new Map<string, string[]>();
  const add = (parent: string, child: string) => below.set(parent, [...(below.get(parent) ?? []), child]);
  for (const [key, { decorator, file }] of declared) {
    const [parent = ""] = decorator.name.split(".");
    if (parent !== "click") add(keyOf(file, parent), key);
  }
  for (const { name, positional } of library.read(programFile)?.calls ?? []) {
    const [, parent] = /^(\w+)\.add_command$/.exec(name) ?? [];
    const [, module, child] = /^(\w+)\.(\w+)$/.exec(positional[0]?.text ?? "") ?? [];
    if (parent && module && child) add(keyOf(programFile, parent), keyOf(`${moduleFolder}${module}.py`, child));
  }
  const list = (key: string, name: string): readonly SourceCommand[] => {
    const found = declared.get(key);
    if (!found) return [];
    const children = (below.get(key) ?? []).flatMap((child) => list(child, `${name} ${nameOf(declared.get(child))}`));
    return [toCommand(name, found), ...children];
  };
  return list(keyOf(programFile, "cli"), program).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function keyOf(file: string, name: string): string {
  return `${file}#${name}`;
}

function declarationsOf(library: Library, file: string): readonly (readonly [string, Declared])[] {
  return (library.read(file)?.definitions ?? []).flatMap((definition) => {
    const decorator = definition.decorators.find(({ name }) => /^\w+\.(command|group)$/.test(name));
    if (!decorator) return [];
    const kind = decorator.name.endsWith(".group") ? "group" : "command";
    return [[keyOf(file, definition.name), { definition, file, decorator, kind }] as const];
  });
}

function nameOf(declared: Declared | undefined): string {
  const given = declared?.decorator.positional[0]?.value ?? declared?.decorator.keywords.get("name")?.value;
  return typeof given === "string" ? given : (declared?.definition.name ?? "").replaceAll("_", "-");
}

function toCommand(name: string, { definition, file, kind }: Declared): SourceCommand {
  const decorators = (which: string) => definition.decorators.filter((call) => call.name === `click.${which}`);
  return {
    name,
    kind,
    file,
    line: definition.line,
    options: decorators("option").map(toOption),
    arguments: decorators("argument").map(toArgument),
  };
}

function toOption({ positional, keywords }: Call): SourceOption {
  const names = positional.map(({ value }) => value).filter((value) => typeof value === "string");
  const [initial, type] = [keywords.get("default")?.value, keywords.get("type")];
  const isFlag = keywords.get("is_flag")?.value === true;
  const choices = type?.call?.name === "click.Choice" ? type.call.positional[0]?.value : undefined;
  return {
    flag: names.find((name) => name.startsWith("--")) ?? "",
    short: names.find((name) => /^-[^-]/.test(name)),
    type: isFlag ? "flag" : choices ? "choice" : typeNamed(type?.text, initial),
    default: scalarOf(initial),
    required: keywords.get("required")?.value === true,
    multiple: keywords.get("multiple")?.value === true,
    hidden: keywords.get("hidden")?.value === true,
    choices: Array.isArray(choices) ? choices.map(String) : [],
  };
}

/** @source click, "Parameter Types": without a type, the type of the default. */
function typeNamed(type: string | undefined, initial: Literal | undefined): "text" | "integer" | "boolean" {
  if (type === "int" || (type === undefined && typeof initial === "number")) return "integer";
  return type === "bool" || (type === undefined && typeof initial === "boolean") ? "boolean" : "text";
}

/** @source click, "Arguments": an argument that accepts any number of values may be omitted. */
function toArgument({ positional, keywords }: Call): SourceArgument {
  const multiple = keywords.get("nargs")?.value === -1;
  return {
    name: String(positional[0]?.value ?? ""),
    required: keywords.get("required")?.value === true || !(multiple || keywords.has("default")),
    multiple,
  };
}

function scalarOf(value: Literal | undefined): string | number | boolean | undefined {
  return value === null || typeof value === "object" ? undefined : value;
}
