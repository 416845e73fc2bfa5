import { CodeBlock } from "./CodeBlock/CodeBlock";
import { Diagram } from "./Diagram/Diagram";
import { Formula } from "./Formula/Formula";
import { InlinePicture, Picture } from "./Picture/Picture";
import { Tab, Tabs, type TabProps, type TabsProps } from "./Tabs/Tabs";
import { TaskMark } from "./TaskMark/TaskMark";
import { Term } from "./Term/Term";

/** Components that authors write by name. */
export const writtenComponents = { Tab, Tabs };

type Needs<Props> = Readonly<Record<Exclude<keyof Props, "children">, "required" | "optional">>;

/** What authors write in the tags of these components; the checks know no other. */
export const writtenProperties = {
  Tab: { value: "required", label: "required" } satisfies Needs<TabProps>,
  Tabs: { group: "optional" } satisfies Needs<TabsProps>,
} as const satisfies Record<keyof typeof writtenComponents, unknown>;

/** The engine's components: those written by name, and those that stand behind Markdown and elements. */
export const authorComponents = {
  ...writtenComponents,
  CodeBlock,
  Diagram,
  Formula,
  InlinePicture,
  Picture,
  Term,
  // The only input that Markdown makes is the box of a task list.
  input: TaskMark,
};
