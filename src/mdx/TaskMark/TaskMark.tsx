import { useContentStrings } from "../contentStrings";

export interface TaskMarkProps {
  readonly checked?: boolean;
}

/** The box before a task. Nobody can tick it, so it is a sign with a name rather than a control. */
export function TaskMark({ checked = false }: TaskMarkProps) {
  const { done, toDo } = useContentStrings();
  return <input type="checkbox" checked={checked} disabled readOnly aria-label={checked ? done : toDo} />;
}
