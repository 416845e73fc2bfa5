import { widths, type Illustration } from "../illustration";
import { arrow, box, path, svg, text, type Kind, type Words } from "../parts";

interface Layer {
  readonly kind: Kind;
  readonly name: string;
  readonly products: readonly Words[];
  /** Where the layer runs, in two lines. */
  readonly where: readonly [string, string];
}

const layersFromTop: readonly Layer[] = [
  { kind: "platform", name: "MLOps", products: ["Studio", "Job Store"], where: ["Platform", "in your browser"] },
  { kind: "platform", name: "Scheduler", products: ["Launch"], where: ["Platform", "finds machines"] },
  {
    kind: "plain",
    name: "Compute",
    products: ["Train", "Deploy", "Federate"],
    where: ["Machines", "cloud, suppliers’ or yours"],
  },
  { kind: "artifact", name: "Library", products: [{ code: "fedml" }], where: ["Your computer", "and every machine"] },
];

function chips(products: readonly Words[], x: number, y: number, width: number): readonly string[] {
  return products.map((product, index) =>
    box("plain", x + index * (width + 10), y, width, 36, { notes: [product], isCentered: true }),
  );
}

const pitch = { wide: 88, narrow: 124 } as const;

export const layers: Illustration = {
  caption: "The layers of Nexus AI, and where each of them runs",
  alt: "Three layers on top of the library. Each layer uses the one below it. MLOps, with Studio and Job Store, is on the platform, and you see it in your browser. The scheduler, Launch, is also on the platform and finds machines. Compute, with Train, Deploy and Federate, runs on cloud machines, suppliers' machines or your own. The library fedml is on your computer and on every machine.",
  wide: svg(
    widths.wide,
    4 * pitch.wide - 22,
    layersFromTop.flatMap(({ kind, name, products, where: [where, more] }, index) => {
      const y = 1 + index * pitch.wide;
      return [
        box(kind, 1, y, 448, 64),
        text(13, y + 32, name, "strong"),
        ...chips(products, 112, y + 14, 96),
        path(`M461 ${y + 6}v52`, "rule"),
        text(474, y + 23, where, "strong"),
        text(474, y + 42, more),
        index === 0 ? "" : arrow([60, y - 19], "down", [14]),
      ];
    }),
  ),
  narrow: svg(
    widths.narrow,
    4 * pitch.narrow - 22,
    layersFromTop.flatMap(({ kind, name, products, where: [where, more] }, index) => {
      const y = 1 + index * pitch.narrow;
      return [
        box(kind, 1, y, 298, 100),
        text(13, y + 20, name, "strong"),
        text(13, y + 38, `${where}, ${more}`),
        ...chips(products, 13, y + 54, 84),
        index === 0 ? "" : arrow([150, y - 19], "down", [14]),
      ];
    }),
  ),
};
