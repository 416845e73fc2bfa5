import { widths, type Illustration } from "../illustration";
import { arrow, box, place, step, svg, text, type Kind, type Words } from "../parts";

/** Rows of the wide picture, from top to bottom. */
const lanes = ["Your computer", "Platform", "Machine"] as const;

interface Stage {
  readonly name: Words;
  readonly lane: 0 | 1 | 2;
  readonly kind: Kind;
  /** Text in the narrow picture, where there is space for more than the name. */
  readonly long?: string;
}

/** In the order, and with the numbers, of the steps that the page lists. */
const stages: readonly Stage[] = [
  { name: { code: "job.yaml" }, lane: 0, kind: "artifact" },
  { name: "Package", lane: 0, kind: "artifact" },
  { name: "Match", lane: 1, kind: "platform", long: "Match, or wait" },
  { name: "Confirm", lane: 0, kind: "plain" },
  { name: "Bootstrap", lane: 2, kind: "plain" },
  { name: "Job", lane: 2, kind: "plain" },
  { name: "Logs", lane: 0, kind: "artifact", long: "Logs and metrics" },
];

const size = { width: 76, height: 40, pitch: 93, lane: 96 };
/** 12 from the edge of the lane, which is at 1. */
const left = (index: number) => 13 + index * size.pitch;
const middle = (index: number) => left(index) + size.width / 2;
const top = (lane: number) => 1 + lane * size.lane + 42;

const named = (name: Words) => (typeof name === "string" ? { title: name } : { notes: [name] });

/** Arrow from a stage to the next one: horizontal in the same lane, else across to the next column and then to the other lane. */
function next(index: number): string {
  const [from, to] = [stages[index], stages[index + 1]];
  if (!from || !to) return "";
  const start = [left(index) + size.width + 3, top(from.lane) + size.height / 2] as const;
  if (from.lane === to.lane) return arrow(start, "across", [size.pitch - size.width - 6]);
  const across = middle(index + 1) - start[0];
  const isDown = to.lane > from.lane;
  const end = isDown ? top(to.lane) - 3 : top(to.lane) + size.height + 3;
  return arrow(start, "across", [across, end - start[1]]);
}

const row = 58;

export const launch: Illustration = {
  caption: "The life of a launch. The numbers match the steps below.",
  alt: "Seven steps in three places. On your computer, you write job.yaml, and the library makes a package of the workspace. The platform matches the request with machines; if none matches, a training job may wait. You confirm on your computer. On the machine, the bootstrap commands run, then the job. Logs come back to your computer.",
  wide: svg(widths.wide, 286, [
    ...lanes.map((name, lane) => place(1, 1 + lane * size.lane, 658, 92, name)),
    ...stages.slice(1).map((_, index) => next(index)),
    arrow([left(2) - 3, top(1) + size.height / 2], "across", [-11], { isDashed: true }),
    box("plain", left(1), top(1), size.width, size.height, { title: "Wait", isCentered: true, isDashed: true }),
    text(left(1) - 8, top(1) + size.height / 2, "no match:", "end"),
    ...stages.map(({ name, lane, kind }, index) =>
      box(kind, left(index), top(lane), size.width, size.height, { ...named(name), isCentered: true }),
    ),
    ...stages.map(({ lane }, index) => step(index + 1, left(index) + 10, top(lane) - 2)),
  ]),
  narrow: svg(
    widths.narrow,
    stages.length * row - 16,
    stages.flatMap(({ name, long, lane, kind }, index) => {
      const y = 1 + index * row;
      return [
        box(kind, 1, y, 298, 40),
        step(index + 1, 21, y + 20),
        typeof name === "string" ? text(40, y + 20, long ?? name, "strong") : text(40, y + 20, name.code, "code"),
        text(286, y + 20, lanes[lane], "end"),
        index === 0 ? "" : arrow([21, y - 16], "down", [13]),
      ];
    }),
  ),
};
