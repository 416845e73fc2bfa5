import { Badge, badgeTones, type BadgeProps } from "./Badge/Badge";
import { Card, Cards, type CardProps, type CardsProps } from "./Cards/Cards";
import { CodeBlock } from "./CodeBlock/CodeBlock";
import { Column, Columns, type ColumnsProps } from "./Columns/Columns";
import { Diagram } from "./Diagram/Diagram";
import { FileTree, type FileTreeProps } from "./FileTree/FileTree";
import { DataSplit, Split, type DataSplitProps, type SplitProps } from "./Home/DataSplit";
import { Figure, Figures, type FigureProps, type FiguresProps } from "./Home/Figures";
import { Action, Hero, type ActionProps, type HeroProps } from "./Home/Hero";
import { Way, Ways, type WayProps, type WaysProps } from "./Home/Ways";
import { Formula } from "./Formula/Formula";
import { Island } from "./Island/Island";
import { Mark } from "./Mark/Mark";
import { cardMarks } from "./Mark/markShapes";
import { InlinePicture, Picture } from "./Picture/Picture";
import { Steps, type StepsProps } from "./Steps/Steps";
import { Tab, Tabs, type TabProps, type TabsProps } from "./Tabs/Tabs";
import { TaskMark } from "./TaskMark/TaskMark";
import { Term } from "./Term/Term";
import { Video, type VideoProps } from "./Video/Video";
import { Values } from "./Values/Values";

/** Components that authors write by name. */
export const writtenComponents = {
  ...{ Badge, Card, Cards, Column, Columns, FileTree, Island, Steps, Tab, Tabs, Video },
  // Only for the home page, whose style sheet has their rules.
  ...{ Action, DataSplit, Figure, Figures, Hero, Split, Way, Ways },
};

/** Whether a property is required, and must be a number above 0; for an optional property with fixed values, the list of those values. */
export type Need = "required" | "number" | "optional" | readonly string[];

type Needs<Props> = Readonly<Record<Exclude<keyof Props, "children">, Need>>;

/** Properties that authors may write on these components; the checks accept no others. Those of an island depend on its name. */
export const writtenProperties = {
  Action: { href: "required", note: "optional" } satisfies Needs<ActionProps>,
  Badge: { tone: badgeTones } satisfies Needs<BadgeProps>,
  Card: { title: "required", href: "required", icon: cardMarks } satisfies Needs<CardProps>,
  Cards: {} satisfies Needs<CardsProps>,
  Column: {} satisfies Needs<ColumnsProps>,
  Columns: {} satisfies Needs<ColumnsProps>,
  DataSplit: { seed: "required", clients: "number", center: "required" } satisfies Needs<DataSplitProps>,
  Figure: { value: "required", part: "number" } satisfies Needs<FigureProps>,
  Figures: {} satisfies Needs<FiguresProps>,
  FileTree: {} satisfies Needs<FileTreeProps>,
  Hero: { title: "required" } satisfies Needs<HeroProps>,
  Split: { alpha: "number", alt: "required" } satisfies Needs<SplitProps>,
  Steps: {} satisfies Needs<StepsProps>,
  Tab: { value: "required", label: "required", icon: cardMarks } satisfies Needs<TabProps>,
  Tabs: { group: "optional" } satisfies Needs<TabsProps>,
  Video: {
    ...{ src: "required", width: "number", height: "number" },
    ...{ poster: "optional", subtitles: "optional" },
  } satisfies Needs<VideoProps>,
  Way: { title: "required", who: "required", icon: cardMarks } satisfies Needs<WayProps>,
  Ways: {} satisfies Needs<WaysProps>,
} as const satisfies Record<Exclude<keyof typeof writtenComponents, "Island">, Readonly<Record<string, Need>>>;

/** The engine's components: those that authors write by name, and those that Markdown and elements are rendered with. */
export const authorComponents = {
  ...writtenComponents,
  CodeBlock,
  Diagram,
  Formula,
  InlinePicture,
  Mark,
  Picture,
  Term,
  Values,
  // Markdown produces no other input than the checkbox of a task list.
  input: TaskMark,
};
