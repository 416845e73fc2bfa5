import { Chart } from "./Chart/Chart";
import { Choice, Choices } from "./Choices/Choices";
import { CodeBlock } from "./CodeBlock/CodeBlock";
import { Diagram } from "./Diagram/Diagram";
import { Formula } from "./Formula/Formula";
import { InlinePicture, Picture } from "./Picture/Picture";
import { Tab, Tabs } from "./Tabs/Tabs";
import { TaskMark } from "./TaskMark/TaskMark";
import { Term } from "./Term/Term";

/** Components that authors write by name. */
export const writtenComponents = { Tab, Tabs };

/** Every component a document may hold: those written by name, and those that stand behind Markdown and reference data. */
export const authorComponents = {
  ...writtenComponents,
  Chart,
  Choice,
  Choices,
  CodeBlock,
  Diagram,
  Formula,
  InlinePicture,
  Picture,
  Term,
  // The only input that Markdown makes is the box of a task list.
  input: TaskMark,
};
