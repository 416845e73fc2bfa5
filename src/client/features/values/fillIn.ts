import { placeholderPattern } from "../../../shared/placeholders";
import { readStorage, writeStorage } from "../../hooks/storage";
import { watchScrollBoxes } from "../scrollBoxes/scrollBoxes";

/** Key in the browser's storage; the value is a JSON object from each placeholder in code blocks to the reader's value. */
export const valuesKey = "values";

type Values = Readonly<Record<string, string>>;

const codeBlocks = "figure.code";
/** Matches what looks like a secret: long runs of letters and digits, token prefixes of well-known services, JSON web tokens. */
const secret =
  /(?:^|[_.-])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{24,}$|(?:^|_)(?:sk|hf|gh[a-z]|glpat|xox[a-z])[-_]|^AKIA|^eyJ[\w-]+\./i;

/** Dialogs of pages whose placeholders have been marked. */
const ready = new WeakSet<HTMLDialogElement>();

/** Shows the reader's values in the code blocks of a page, and asks for them when the reader presses a button or a placeholder. */
export function fillIn(dialog: HTMLDialogElement): void {
  if (ready.has(dialog)) return;
  ready.add(dialog);
  markWords(dialog);
  show(dialog);
  dialog.ownerDocument.addEventListener("click", (event) => {
    if (!dialog.isConnected || !(event.target instanceof Element)) return;
    const sign = event.target.closest<HTMLElement>('[data-action="values"], .value');
    if (sign) open(dialog, sign);
  });
  for (const field of fieldsOf(dialog)) field.addEventListener("input", () => judge(field, dialog));
  dialog.addEventListener("close", () => {
    if (dialog.returnValue === "save") {
      const entered = fieldsOf(dialog).flatMap(({ name, value }) =>
        value === "" ? [] : name.split(" ").map((word) => [word, value]),
      );
      keep(Object.fromEntries(entered) as Values);
    }
    if (dialog.returnValue === "forget") keep({});
    show(dialog);
  });
  // Another tab has changed the values.
  window.addEventListener("storage", ({ key }) => key === valuesKey && dialog.isConnected && show(dialog));
}

/** Wraps each placeholder in its own element. */
function markWords(dialog: HTMLDialogElement): void {
  const pattern = placeholderPattern(wordsOf(dialog), "g");
  for (const code of dialog.ownerDocument.querySelectorAll(`${codeBlocks} :is(.code-body, .code-output)`)) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      for (const { 0: word, index } of [...text.data.matchAll(pattern)].reverse()) {
        const found = text.splitText(index);
        found.splitText(word.length);
        const value = document.createElement("var");
        value.className = "value";
        value.dataset["word"] = word;
        value.textContent = word;
        found.replaceWith(value);
      }
    }
  }
  for (const button of dialog.ownerDocument.querySelectorAll<HTMLElement>(`${codeBlocks} > [data-copied]`))
    button.dataset["plain"] = button.dataset["copied"];
}

function show(dialog: HTMLDialogElement): void {
  const values = readValues(dialog);
  const root = dialog.ownerDocument;
  const pattern = placeholderPattern(wordsOf(dialog), "g");
  for (const element of root.querySelectorAll<HTMLElement>(`${codeBlocks} .value`)) {
    const { word = "" } = element.dataset;
    element.textContent = values[word] ?? word;
  }
  for (const button of root.querySelectorAll<HTMLElement>(`${codeBlocks} > [data-plain]`))
    button.dataset["copied"] = (button.dataset["plain"] ?? "").replace(pattern, (word) => values[word] ?? word);
  // Lines have become longer or shorter.
  watchScrollBoxes(root);
}

function open(dialog: HTMLDialogElement, sign: HTMLElement): void {
  const values = readValues(dialog);
  const word = sign.dataset["word"] ?? sign.closest(codeBlocks)?.querySelector<HTMLElement>(".value")?.dataset["word"];
  dialog.returnValue = "";
  for (const field of fieldsOf(dialog)) {
    const words = field.name.split(" ");
    field.value = values[words[0] ?? ""] ?? "";
    field.autofocus = words.includes(word ?? "");
    judge(field, dialog);
  }
  dialog.showModal();
}

function judge(field: HTMLInputElement, dialog: HTMLDialogElement): void {
  field.setCustomValidity(secret.test(field.value) ? (dialog.dataset["secret"] ?? "") : "");
}

function fieldsOf(dialog: HTMLDialogElement): readonly HTMLInputElement[] {
  return [...dialog.querySelectorAll("input")];
}

function wordsOf(dialog: HTMLDialogElement): readonly string[] {
  return fieldsOf(dialog).flatMap(({ name }) => name.split(" "));
}

function keep(values: Values): void {
  writeStorage(valuesKey, JSON.stringify(values));
}

/** @returns the stored values, without those that the form would reject. */
function readValues(dialog: HTMLDialogElement): Values {
  try {
    const kept: unknown = JSON.parse(readStorage(valuesKey) ?? "{}");
    const values = Object.entries(kept as object).filter(
      ([word, value]) =>
        wordsOf(dialog).includes(word) &&
        typeof value === "string" &&
        /^\w[\w.-]{0,63}$/.test(value) &&
        !secret.test(value),
    );
    return Object.fromEntries(values) as Values;
  } catch {
    return {};
  }
}
