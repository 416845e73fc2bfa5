import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";
import { createEditor, type Editor as EditorHandle, type EditorOptions } from "./createEditor";

export type { EditorHandle };

export interface EditorProps extends Omit<EditorOptions, "host"> {
  readonly handle: Ref<EditorHandle | null>;
  readonly className: string | undefined;
}

/** CodeMirror as a component. The editor holds the text; the `text` option is only its initial value. */
export function Editor({ handle, className, ...options }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // Runs before the imperative handle, which the parent gets in the same phase.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const { text, facts } = latest.current;
    editor.current = createEditor({
      host: host.current,
      text,
      facts,
      documentOf: () => latest.current.documentOf(),
      onText: (...changed) => latest.current.onText(...changed),
      onPath: (path) => latest.current.onPath(path),
    });
    return () => editor.current?.end();
  }, []);
  useImperativeHandle(handle, () => editor.current, []);
  return <div ref={host} className={className} />;
}
