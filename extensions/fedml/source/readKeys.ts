import type { SyntaxNode } from "@lezer/common";
import type { Library } from "./openLibrary";
import { childrenOf, toCall, type PythonModule } from "./python";

/** A place where the library's code reads a key of the configuration. */
export interface KeyRead {
  readonly file: string;
  readonly line: number;
  /** Whether the code around it works without the key: getattr with a default, or hasattr in the same function. */
  readonly isGuarded: boolean;
}

export interface ReadKeys {
  readonly reads: ReadonlyMap<string, readonly KeyRead[]>;
  /** Keys that the library sets itself. */
  readonly set: ReadonlySet<string>;
  /** Strings in the code that may be keys of other documents: "job_type". */
  readonly texts: ReadonlySet<string>;
}

/** Names of the configuration in the code. */
const holders = new Set(["args", "config_args", "self.args", "self._args", "self.__args", "cls.args"]);
/** Names of the configuration in attacks, defenses and privacy mechanisms. */
const protectionHolders = new Set([...holders, "config", "self.config"]);
/** The configuration itself, which reads its own keys. */
const ownFile = "python/fedml/arguments.py";
const ownHolders = new Set([...holders, "self"]);
const protection = /^python\/fedml\/core\/(?:security|dp|fhe|mpc)\//;
/** Code whose `args` are something else: options of programs, of training outside a federation, or of tests. */
const elsewhere =
  /\/(?:cli|computing|workflow|centralized|examples?|tests?|templates)\/|\/darts\/train(?:_search)?\.py$|\/data\/[^/]+\/(?:stats|divide_data|nlp)\.py$|_test\.py$/;
const mainBlock = /^if\s+__name__\s*==\s*["']__main__["']/;
/** Attributes of every object. */
const ofObjects = /^(?:__\w+__|self)$/;

/** @returns the keys of the configuration that the library reads, and where. */
export function readKeys(library: Library): ReadKeys {
  const reads = new Map<string, KeyRead[]>();
  const set = new Set<string>();
  const texts = new Set<string>();
  for (const file of library.files) {
    const module = library.read(file);
    if (!module) continue;
    // The code contains keys of other documents as strings, and keys of data classes as names with a type.
    for (const [, text = ""] of module.text.matchAll(/["']([A-Za-z_][\w.-]*)["']/g)) texts.add(text);
    for (const [, text = ""] of module.text.matchAll(/^ +(\w+): \w.* = /gm)) texts.add(text);
    if (elsewhere.test(file)) continue;
    for (const { key, kind, at, guards } of usesOf(module, holdersOf(file))) {
      if (ofObjects.test(key)) continue;
      if (kind === "set") set.add(key);
      else reads.set(key, [...(reads.get(key) ?? []), { file, line: module.lineOf(at), isGuarded: guards.has(key) }]);
    }
  }
  return { reads, set, texts };
}

function holdersOf(file: string): ReadonlySet<string> {
  if (file === ownFile) return ownHolders;
  return protection.test(file) ? protectionHolders : holders;
}

interface Use {
  readonly key: string;
  readonly kind: "read" | "set";
  readonly at: number;
  /** Keys that the function around it guards. */
  readonly guards: ReadonlySet<string>;
}

function usesOf({ root, text }: PythonModule, names: ReadonlySet<string>): readonly Use[] {
  const isConfiguration = (node: SyntaxNode | null) => node !== null && names.has(text.slice(node.from, node.to));
  const uses: Use[] = [];
  const guardsOf = new Map<number, Set<string>>();
  const guardsAround = (node: SyntaxNode): Set<string> => {
    let around: SyntaxNode | null = node;
    while (around.parent && around.name !== "FunctionDefinition") around = around.parent;
    const known = guardsOf.get(around.from) ?? new Set();
    guardsOf.set(around.from, known);
    return known;
  };
  root.cursor().iterate(({ node, name }) => {
    // Demos in the package, which have their own options.
    if (name === "IfStatement" && mainBlock.test(text.slice(node.from, node.to))) return false;
    if (name === "MemberExpression") {
      const property = node.lastChild;
      if (property?.name !== "PropertyName" || !isConfiguration(node.firstChild) || isCalled(node)) return undefined;
      const key = text.slice(property.from, property.to);
      uses.push({ key, kind: isSet(node) ? "set" : "read", at: node.from, guards: guardsAround(node) });
    } else if (name === "CallExpression") {
      const { name: callee, positional } = toCall(node, text);
      const key = positional[1]?.value;
      if (typeof key !== "string" || !names.has(positional[0]?.text ?? "")) return undefined;
      const guards = guardsAround(node);
      if (callee === "setattr") uses.push({ key, kind: "set", at: node.from, guards });
      if (callee !== "hasattr" && callee !== "getattr") return undefined;
      if (callee === "hasattr" || positional.length > 2) guards.add(key);
      uses.push({ key, kind: "read", at: node.from, guards });
    }
    return undefined;
  });
  return uses;
}

/** Whether a name is a method that the code calls: args.get("model"). */
function isCalled({ parent, from }: SyntaxNode): boolean {
  return parent?.name === "CallExpression" && parent.firstChild?.from === from;
}

/** Whether a name is on the left side of an assignment. */
function isSet(node: SyntaxNode): boolean {
  if (node.parent?.name !== "AssignStatement") return false;
  const parts = childrenOf(node.parent);
  const sign = parts.findLastIndex(({ name }) => name === "AssignOp");
  return parts.slice(0, sign).some(({ from }) => from === node.from);
}
