import { useEffect, useId, useRef, useState, type DragEvent } from "react";
import { Builder } from "./Builder";
import { createChecker, type Checker, type WorkerLike } from "./createChecker";
import type { WorkbenchFacts } from "./data";
import { Editor, type EditorHandle } from "./Editor";
import { examples } from "./examples";
import { KeyPanel } from "./KeyPanel";
import type { Result } from "./messages";
import { ProblemList } from "./ProblemList";
import { fromHash, toHash } from "./share";
import { strings } from "./strings";
import * as styles from "./Workbench.module.css";

/** Kinds as authors write them, and their documents. */
const documents = {
  job: "job.yaml",
  model: "model-config.yaml",
  fedml_config: "fedml_config.yaml",
  gpu_mapping: "gpu_mapping.yaml",
} as const;

/** Time limit of one check, in milliseconds; a long file takes about twenty. */
const limit = 2_000;
/** Maximum number of bytes to read of a file: more than the check accepts, but not enough to fill the memory. */
const mostBytes = 2_000_000;

export interface WorkbenchProps {
  readonly kind?: keyof typeof documents;
  /** The example to start from, by its `id`. */
  readonly example?: string;
  readonly facts: WorkbenchFacts;
}

// eslint-disable-next-line max-lines-per-function -- its parts share the text and the editor
export function Workbench({ kind, example, facts }: WorkbenchProps) {
  const [initial] = useState(() => startOf(kind, example));
  const [wanted, setWanted] = useState<string | null>(kind === undefined ? null : documents[kind]);
  const [result, setResult] = useState<Result | null>(null);
  const [isTooSlow, setIsTooSlow] = useState(false);
  const [path, setPath] = useState<readonly string[]>([]);
  const [message, setMessage] = useState("");
  const editor = useRef<EditorHandle>(null);
  const checker = useRef<Checker | null>(null);
  const text = useRef(initial);
  const documentId = useId();
  const exampleId = useId();
  const fileId = useId();
  const document = wanted ?? result?.document ?? null;

  useEffect(() => {
    checker.current = createChecker({
      start: () => new Worker(new URL("./worker.ts", import.meta.url)) as WorkerLike,
      data: facts.data,
      limit,
      onResult: (found) => {
        setIsTooSlow(found === null);
        setResult(found);
        editor.current?.setMarks([
          ...(found?.diagnostics ?? []),
          ...(found?.remarks ?? []).map((remark) => ({ ...remark, severity: "note" as const })),
        ]);
      },
    });
    return () => checker.current?.end();
  }, [facts]);

  useEffect(() => {
    checker.current?.check(text.current, wanted);
  }, [wanted]);

  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const shared = await fromHash(location.hash);
      if (isOver || shared === undefined) return;
      if (shared === null) {
        setMessage(strings.unreadableHash);
        return;
      }
      const isKnown = shared.document !== null && facts.documents.has(shared.document);
      setWanted(isKnown ? shared.document : null);
      editor.current?.setText(shared.text);
    };
    const follow = () => void open();
    follow();
    window.addEventListener("hashchange", follow);
    return () => {
      isOver = true;
      window.removeEventListener("hashchange", follow);
    };
  }, [facts]);

  const copy = async () => {
    const hash = await toHash({ text: text.current, document: wanted });
    if (hash === null) {
      setMessage(strings.tooLargeToShare);
      return;
    }
    window.history.replaceState(window.history.state, "", hash);
    try {
      await navigator.clipboard.writeText(location.href);
      setMessage(strings.copied);
    } catch {
      setMessage(strings.copyFailed);
    }
  };

  const download = () => {
    const url = URL.createObjectURL(new Blob([text.current], { type: "application/yaml" }));
    const link = window.document.createElement("a");
    link.href = url;
    link.download = document ?? strings.fileName;
    link.click();
    URL.revokeObjectURL(url);
  };

  const replace = (changed: string, as: string | null) => {
    setWanted(as);
    setMessage("");
    editor.current?.setText(changed);
  };

  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const content = await (file.size > mostBytes ? file.slice(0, mostBytes) : file).text();
      replace(content, facts.documents.has(file.name) ? file.name : null);
    } catch {
      setMessage(strings.unreadableFile);
    }
  };

  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    void read(file);
  };

  return (
    <section aria-label={strings.label} className={styles.root}>
      <div className={styles.controls}>
        <label htmlFor={documentId}>
          {strings.document}
          <select
            id={documentId}
            value={wanted ?? ""}
            onChange={({ target }) => setWanted(target.value === "" ? null : target.value)}
          >
            <option value="">{strings.automatic}</option>
            {facts.data.documents.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label htmlFor={exampleId}>
          {strings.example}
          <select
            id={exampleId}
            value=""
            onChange={({ target }) => {
              const chosen = examples.find(({ id }) => id === target.value);
              if (chosen) replace(chosen.text, chosen.document);
            }}
          >
            <option value="">{strings.exampleNone}</option>
            {examples.map(({ id, name, document: own }) => (
              <option key={id} value={id}>{`${name} (${own})`}</option>
            ))}
          </select>
        </label>
        <label htmlFor={fileId}>
          {strings.open}
          <input
            id={fileId}
            type="file"
            accept=".yaml,.yml,text/*"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // Allows the reader to choose the same file again.
              target.value = "";
            }}
          />
        </label>
        <button type="button" onClick={() => void copy()}>
          {strings.copy}
        </button>
        <button type="button" onClick={download}>
          {strings.download}
        </button>
      </div>
      <div>
        <p className={styles.status}>
          {strings.drop} {strings.privacy}
        </p>
        <p role="status">{message}</p>
      </div>
      {/* The editor accepts dropped files; for the keyboard, there is the file input. */}
      <div onDropCapture={drop} onDragOver={(event) => event.preventDefault()} className={styles.columns}>
        <Editor
          handle={editor}
          className={styles.editor}
          text={initial}
          facts={facts}
          documentOf={() => document}
          onText={(changed, isOther) => {
            text.current = changed;
            if (isOther) setWanted(null);
            checker.current?.check(changed, isOther ? null : wanted);
          }}
          onPath={setPath}
        />
        <KeyPanel path={path} document={document} facts={facts} />
      </div>
      <ProblemList
        result={result}
        isTooSlow={isTooSlow}
        onChoose={(line, column) => editor.current?.goTo(line, column)}
      />
      <Builder onUse={(built) => replace(built, "fedml_config.yaml")} />
    </section>
  );
}

function startOf(kind: keyof typeof documents | undefined, example: string | undefined): string {
  const found =
    examples.find(({ id }) => id === example) ??
    examples.find(({ document }) => kind === undefined || document === documents[kind]);
  return found?.text ?? "";
}
