import { widths, type Illustration } from "../illustration";
import { arrow, box, ring, step, svg, text } from "../parts";

/** Class shares of two clients whose data differ in kind and size. `sizes` are radii: the areas represent 100 and 300 samples. */
const shares = { a: [5, 0, 4, 1, 0, 0], b: [0, 3, 1, 0, 4, 2] } as const;
const sizes = { a: 15, b: 26 } as const;

function client(name: "a" | "b", samples: number, x: number, y: number, width: number, height: number): string {
  const isWide = height < 120;
  const [ringX, ringY] = isWide ? [x + 46, y + height / 2] : [x + 38, y + 42];
  const words = isWide
    ? [
        text(x + 92, y + 28, `Client ${name.toUpperCase()}`, "strong"),
        step(2, x + 102, y + 56),
        text(x + 118, y + 56, "trains locally"),
        text(x + 92, y + 84, `${samples} samples stay`),
      ]
    : [
        text(x + 74, y + 42, `Client ${name.toUpperCase()}`, "strong"),
        step(2, x + 22, y + 94),
        text(x + 38, y + 94, "trains locally"),
        text(x + 12, y + 118, `${samples} samples stay`),
      ];
  return [box("client", x, y, width, height), ring(ringX, ringY, sizes[name], shares[name]), ...words].join("");
}

/** Horizontal arrows to a client and back. */
function ways(out: number, back: number): string {
  return [
    arrow([196, out], "across", [228]),
    step(1, 222, out),
    text(318, out - 14, "global model", "mid"),
    arrow([424, back], "across", [-228], { isDashed: true }),
    step(3, 398, back),
    text(302, back - 14, "model, sample count", "mid"),
  ].join("");
}

export const round: Illustration = {
  caption:
    "One communication round of FedAvg with two clients. The rings show the clients’ data; the arcs show the classes.",
  alt: "In each round, the server sends the global model to client A and client B. Both train on data that stays with them: client A has 100 samples, client B has 300 samples of other classes. They send back their parameters and sample counts, and the server computes the weighted average: one quarter of A and three quarters of B.",
  wide: svg(widths.wide, 262, [
    box("server", 1, 1, 188, 260, { title: "Server" }),
    box("artifact", 17, 52, 156, 52, { title: "Global model", isCentered: true }),
    step(4, 27, 160),
    text(44, 160, "weighted average"),
    text(44, 182, "¼ of A + ¾ of B"),
    ways(46, 94),
    ways(182, 230),
    client("a", 100, 431, 1, 228, 118),
    client("b", 300, 431, 143, 228, 118),
  ]),
  narrow: svg(widths.narrow, 350, [
    box("server", 1, 1, 298, 102, { title: "Server" }),
    box("artifact", 13, 36, 120, 54, { title: "Global model", isCentered: true }),
    step(4, 155, 48),
    text(171, 48, "weighted average"),
    text(171, 70, "¼ of A + ¾ of B"),
    ...[1, 157].flatMap((x) => [
      arrow([x + 44, 109], "down", [66]),
      step(1, x + 44, 138),
      arrow([x + 100, 175], "down", [-66], { isDashed: true }),
      step(3, x + 100, 142),
    ]),
    client("a", 100, 1, 181, 142, 134),
    client("b", 300, 157, 181, 142, 134),
    step(1, 12, 337),
    text(28, 337, "global model"),
    step(3, 136, 337),
    text(152, 337, "model, sample count"),
  ]),
};
