import { useContentStrings } from "../contentStrings";

export interface TaskMarkProps {
  readonly checked?: boolean;
}

/** The checkbox before a task. Readers cannot tick it, so it is labeled as a sign rather than a control. */
export function TaskMark({ checked = false }: TaskMarkProps) {
  const { done, toDo } = useContentStrings();
  return <input type="checkbox" checked={checked} disabled readOnly aria-label={checked ? done : toDo} />;
}
