import type { Parser, SyntaxNode } from "@lezer/common";
import { placeAt, type Finding, type CodeBlockText, type CodePlace } from "./codeBlock";

/** A name of the library that a code block uses, with its modules: "package.api.launch". */
export interface UsedName extends CodePlace {
  readonly name: string;
}

/** @returns names of the library in the order of the text, each once per line, and the first syntax error. */
// eslint-disable-next-line max-lines-per-function -- one walk over the tree fills the tables that its functions share
export async function parsePython(
  codeBlock: CodeBlockText,
): Promise<{ names: readonly UsedName[]; findings: readonly Finding[] }> {
  const { parser } = await import("@lezer/python");
  const { text, library = null } = codeBlock;
  const tree = parser.parse(text);
  const of = ({ from, to }: { from: number; to: number }) => text.slice(from, to);

  /** The module of the library that each name of the code block means. Without an import, the library's own name means the library. */
  const modules = new Map<string, string>(library === null ? [] : [[library, library]]);
  /** Names that the code block binds to something else. */
  const bound = new Set<string>();
  const uses: { readonly path: readonly string[]; readonly at: number }[] = [];
  const imported: { readonly name: string; readonly at: number }[] = [];
  let broken: number | null = null;

  tree.iterate({
    enter: ({ node, name, type, from }) => {
      // Lezer expects a value after "yield", but Python allows a bare one.
      if (type.isError && !/^Yield(?:Expression|Statement)$/.test(node.parent?.name ?? "")) broken ??= from;
      // Lezer also accepts Python 2.
      else if (name === "PrintStatement" || name === "ExecStatement") broken ??= from;
      else if (name === "ImportStatement") readImport(node);
      else if (name === "MemberExpression" && node.parent?.name !== "MemberExpression") readMember(node);
      else if (name === "Decorator") readDecorator(node);
      else if (name === "VariableName" && isBinding(node)) bound.add(of(node));
    },
  });

  const used = uses.flatMap(({ path: [first = "", ...rest], at }) => {
    const module = modules.get(first);
    return module === undefined || bound.has(first) ? [] : [{ name: [module, ...rest].join("."), at }];
  });
  const all = [...imported, ...used].sort((a, b) => a.at - b.at);
  const names = new Map<string, UsedName>();
  for (const { name, at } of all) {
    const place = placeAt(codeBlock, at);
    const key = `${name} ${place.line}`;
    if (!names.has(key)) names.set(key, { name, ...place });
  }
  const findings: readonly Finding[] =
    broken === null || isSignature(parser, text)
      ? []
      : [
          {
            ...placeAt(codeBlock, broken),
            rule: "python-syntax",
            what: "Python 3 cannot read this code block from here on.",
            fix: 'correct it; write "..." for what is left out; output belongs in a "text" code block.',
          },
        ];
  return { names: [...names.values()], findings };

  function readImport(statement: SyntaxNode): void {
    const parts = childrenOf(statement);
    const words = parts.map(of);
    const importAt = words.indexOf("import");
    if (importAt === -1) return;
    const isFrom = words[0] === "from";
    const source = isFrom ? words.slice(1, importAt).join("") : "";
    // Imported names include the module, but "*" does not, so the module itself is added.
    if (isFrom && isOfLibrary(source, library) && words.includes("*"))
      imported.push({ name: source, at: parts[1]?.from ?? statement.from });
    // "a.b as c, d": names between commas, each with dots and perhaps an alias.
    let name = "";
    let alias: string | null = null;
    let at = 0;
    let isAlias = false;
    const finish = () => {
      if (name !== "" && name !== "*") add(name, alias, at);
      [name, alias, isAlias] = ["", null, false];
    };
    for (let index = importAt + 1; index < parts.length; index += 1) {
      const word = words[index] ?? "";
      if (word === ",") finish();
      else if (word === "as") isAlias = true;
      else if (word === "(" || word === ")") continue;
      else if (isAlias) alias = word;
      else {
        if (name === "") at = parts[index]?.from ?? 0;
        name += word;
      }
    }
    finish();

    function add(written: string, given: string | null, offset: number): void {
      const path = isFrom ? `${source}.${written}` : written;
      if (!isOfLibrary(path, library)) {
        // Another package with this name hides the library's.
        bound.add(given ?? written.split(".")[0] ?? written);
        return;
      }
      imported.push({ name: path, at: offset });
      if (given !== null) modules.set(given, path);
      else if (isFrom) modules.set(written, path);
    }
  }

  /** In the grammar, the parts of a decorator's name are siblings. */
  function readDecorator(node: SyntaxNode): void {
    const steps = childrenOf(node).filter(({ name }) => name === "VariableName");
    if (steps[0]) uses.push({ path: steps.map(of), at: steps[0].from });
  }

  function readMember(node: SyntaxNode): void {
    const path: string[] = [];
    let current: SyntaxNode | null = node;
    while (current?.name === "MemberExpression") {
      const property: SyntaxNode | null = current.lastChild;
      // A property of a subscript or a call is not certain, so only the path before it is collected.
      if (property?.name === "PropertyName") path.unshift(of(property));
      else path.length = 0;
      current = current.firstChild;
    }
    // A chain on a call contains another chain, which is visited separately.
    if (current?.name === "VariableName") uses.push({ path: [of(current), ...path], at: current.from });
  }
}

const startOfSignature = /^\s*[A-Za-z_][\w.]*\(/;

/** Whether a code block shows a signature with the types of its parameters: a `def` without the keyword and the body. */
function isSignature(parser: Parser, text: string): boolean {
  if (!startOfSignature.test(text)) return false;
  const name = text.trim().replace(/^[\w.]+/, "name");
  let isSound = true;
  parser.parse(`def ${name}: ...`).iterate({ enter: ({ type }) => void (isSound &&= !type.isError) });
  return isSound;
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== "Comment") children.push(child);
  }
  return children;
}

function isOfLibrary(path: string, library: string | null): boolean {
  return path === library || path.startsWith(`${library}.`);
}

/** Whether a name is bound here: by assignment, as a parameter, in a loop, after "as", or by definition. */
function isBinding(node: SyntaxNode): boolean {
  const { parent } = node;
  switch (parent?.name) {
    case "AssignStatement":
    case "NamedExpression":
      return hasLater(node, "AssignOp");
    case "ForStatement":
      return hasLater(node, "in");
    case "ParamList":
      return node.prevSibling?.name !== "AssignOp";
    case "FunctionDefinition":
    case "ClassDefinition":
      return true;
    case "WithStatement":
    case "TryStatement":
      return node.prevSibling?.name === "as";
    default:
      return false;
  }
}

function hasLater(node: SyntaxNode, name: string): boolean {
  for (let next = node.nextSibling; next; next = next.nextSibling) if (next.name === name) return true;
  return false;
}
