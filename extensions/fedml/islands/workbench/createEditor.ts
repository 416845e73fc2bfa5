import {
  autocompletion,
  completionKeymap,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import { history, historyKeymap, insertNewlineKeepIndent } from "@codemirror/commands";
import { EditorState, StateEffect, StateField, type Text, type Transaction } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  keymap,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
  type DecorationSet,
} from "@codemirror/view";
import { colorPattern } from "./colors";
import { indentOf, keyOf, keysBelow, pathAt, valuesFor } from "./keyAt";
import type { WorkbenchFacts } from "./data";
import { strings } from "./strings";

export interface Mark {
  readonly line: number;
  readonly column: number;
  readonly severity: "error" | "warning" | "note";
}

export interface EditorOptions {
  readonly host: HTMLElement;
  readonly text: string;
  readonly facts: WorkbenchFacts;
  /** The document that the file is checked as. */
  readonly documentOf: () => string | null;
  /** @param isOther whether undo or redo has replaced one whole file with another. */
  readonly onText: (text: string, isOther: boolean) => void;
  /** Called with the keys that lead to the cursor's line. */
  readonly onPath: (path: readonly string[]) => void;
}

export interface Editor {
  setText(text: string): void;
  setMarks(marks: readonly Mark[]): void;
  goTo(line: number, column: number): void;
  end(): void;
}

const attributes = EditorView.contentAttributes.of({
  "aria-label": strings.editor,
  "aria-multiline": "true",
  tabindex: "0",
  spellcheck: "false",
});

/** Uses a shadow root, where CodeMirror's styles are a constructed style sheet: the site's policy lets no script add a style element. */
export function createEditor({ host, text, facts, documentOf, onText, onPath }: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  let path = "";
  let isChanged = false;
  let isOther = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In a separate task, because pasting a megabyte already keeps the browser busy long enough.
  const tell = () => {
    timer = undefined;
    const { doc, selection } = view.state;
    if (isChanged) onText(doc.toString(), isOther);
    isChanged = false;
    isOther = false;
    const lines = linesOf(doc, doc.lineAt(selection.main.head).number);
    const found = pathAt(lines, lines.length - 1);
    if (found.join("\n") !== path) onPath(found);
    path = found.join("\n");
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        attributes,
        autocompletion({ override: [(context) => complete(context, facts, documentOf())], icons: false }),
        // Tab is not a binding: it moves the focus out of the editor.
        keymap.of([{ key: "Enter", run: insertNewlineKeepIndent }, ...completionKeymap, ...historyKeymap]),
        colors,
        marks,
        theme,
        EditorView.updateListener.of(({ docChanged, selectionSet, transactions }) => {
          if (!docChanged && !selectionSet) return;
          isChanged ||= docChanged;
          isOther ||= transactions.some(bringsBack);
          timer ??= setTimeout(tell, 0);
        }),
      ],
    }),
  });
  return {
    setText: (changed) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: changed } }),
    setMarks: (all) => view.dispatch({ effects: setMarks.of(all) }),
    goTo(line, column) {
      const anchor = offsetOf(view.state.doc, line, column);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
      view.focus();
    },
    end() {
      clearTimeout(timer);
      view.destroy();
    },
  };
}

function bringsBack(transaction: Transaction): boolean {
  if (!transaction.isUserEvent("undo") && !transaction.isUserEvent("redo")) return false;
  let isWhole = false;
  transaction.changes.iterChangedRanges((from, to) => {
    isWhole ||= from === 0 && to === transaction.startState.doc.length;
  });
  return isWhole;
}

/** How many lines above the cursor to search for parent keys; more would make every keystroke slow in a large file. */
const mostLinesAbove = 2_000;

function linesOf(doc: Text, last: number): readonly string[] {
  const first = Math.max(1, last - mostLinesAbove);
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index).text);
}

function offsetOf(doc: Text, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column, 1) - 1, to);
}

function complete(context: CompletionContext, facts: WorkbenchFacts, document: string | null): CompletionResult | null {
  const { state, pos, explicit } = context;
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const lines = linesOf(state.doc, line.number);
  const [, name] = /^\s*([\w.-]*)$/.exec(before) ?? [];
  if (name !== undefined) {
    if (name === "" && !explicit) return null;
    const parent = pathAt(lines, lines.length - 2, indentOf(before));
    const hasColon = /^[\w.-]*\s*:/.test(line.text.slice(pos - line.from));
    const options = keysBelow(parent, document, facts).map(({ label, detail, info, isSection }): Completion => {
      const end = isSection ? `:\n${" ".repeat(indentOf(before) + 2)}` : ": ";
      return { label, detail, ...(info !== "" && { info }), apply: hasColon ? label : label + end };
    });
    return options.length === 0 ? null : { from: pos - name.length, options, validFor: /^[\w.-]*$/ };
  }
  const [, value] = /^\s*[\w.-]+\s*:\s+([\w./~$-]*)$/.exec(before) ?? [];
  const key = value === undefined ? undefined : keyOf(pathAt(lines, lines.length - 1), document, facts);
  if (value === undefined || !key) return null;
  const options = valuesFor(key, facts).map((label): Completion => ({ label }));
  return options.length === 0 ? null : { from: pos - value.length, options, validFor: /^[\w./~$-]*$/ };
}

const setMarks = StateEffect.define<readonly Mark[]>();

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { state, changes, effects }) {
    const set = effects.find((effect) => effect.is(setMarks));
    return set ? decorate(state.doc, set.value as readonly Mark[]) : decorations.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate(doc: Text, all: readonly Mark[]): DecorationSet {
  const ranges = all.flatMap(({ line, column, severity }) => {
    if (line > doc.lines) return [];
    const { from, to, text } = doc.line(line);
    const start = offsetOf(doc, line, column);
    const word = /^[^\s:,[\]{}]+/.exec(text.slice(start - from))?.[0].length ?? to - start;
    // At the end of a line, only the character before it can be marked.
    const [first, last] = word > 0 ? [start, start + word] : [Math.max(from, start - 1), to];
    return first < last ? [Decoration.mark({ class: `cm-${severity}` }).range(first, last)] : [];
  });
  return Decoration.set(ranges, true);
}

const comment = Decoration.mark({ class: "cm-yaml-comment" });
const key = Decoration.mark({ class: "cm-yaml-key" });
const string = Decoration.mark({ class: "cm-yaml-string" });
const constant = Decoration.mark({ class: "cm-yaml-constant" });

const matcher = new MatchDecorator({
  regexp: colorPattern,
  decoration: ({ groups }) => {
    if (groups?.["comment"] !== undefined) return comment;
    if (groups?.["key"] !== undefined) return key;
    return groups?.["string"] === undefined ? constant : string;
  },
});

const colors = ViewPlugin.define(
  (view) => {
    const plugin = {
      decorations: matcher.createDeco(view),
      update(update: Parameters<MatchDecorator["updateDeco"]>[0]) {
        plugin.decorations = matcher.updateDeco(update, plugin.decorations);
      },
    };
    return plugin;
  },
  { decorations: ({ decorations }) => decorations },
);

/** The custom properties of the site's style sheet also apply inside the shadow root. */
const theme = EditorView.theme({
  "&": {
    color: "var(--code-text)",
    backgroundColor: "var(--color-surface)",
    border: "1px solid var(--color-line-strong)",
    borderRadius: "var(--radius)",
    fontSize: "var(--text-small)",
  },
  "&.cm-focused": { outline: "2px solid var(--color-accent)", outlineOffset: "2px" },
  ".cm-scroller": { fontFamily: "var(--font-code, monospace)", minHeight: "16rem", maxHeight: "min(36rem, 70vh)" },
  ".cm-content": { caretColor: "var(--color-text)" },
  ".cm-gutters": {
    color: "var(--color-muted)",
    backgroundColor: "transparent",
    border: "0",
  },
  ".cm-yaml-comment": { color: "var(--code-comment)" },
  ".cm-yaml-key": { color: "var(--code-function)" },
  ".cm-yaml-string": { color: "var(--code-string)" },
  ".cm-yaml-constant": { color: "var(--code-constant)" },
  ".cm-error": { textDecoration: "underline wavy var(--color-danger) 1px", textUnderlineOffset: "0.2em" },
  ".cm-warning": { textDecoration: "underline wavy var(--color-warning) 1px", textUnderlineOffset: "0.2em" },
  ".cm-note": { textDecoration: "underline dotted var(--color-info) 2px", textUnderlineOffset: "0.2em" },
  ".cm-tooltip": {
    color: "var(--color-text)",
    backgroundColor: "var(--color-raised)",
    border: "1px solid var(--color-line-strong)",
    maxWidth: "min(28rem, 90vw)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    color: "var(--color-on-accent)",
    backgroundColor: "var(--color-accent-strong)",
  },
  ".cm-completionDetail": { color: "inherit", fontStyle: "normal" },
  "@media (forced-colors: active)": {
    ".cm-tooltip-autocomplete ul li[aria-selected]": { forcedColorAdjust: "none" },
  },
});
