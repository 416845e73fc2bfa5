import { widths, type Illustration } from "../illustration";
import { arrow, box, path, svg } from "../parts";

/** Where a model card can be deployed, and how to choose it. */
const targets = [
  { lines: ["This", "computer"], how: { code: "--local" } },
  { lines: ["Your", "machines"], how: { code: "-m -w" } },
  { lines: ["Cloud", "GPUs"], how: "by Launch" },
] as const;

export const deploy: Illustration = {
  caption: "One card, three places to serve",
  alt: "From model to endpoint. Code or a Hugging Face model becomes a model card, a folder of code, configuration and weights. The card is deployed to this computer with --local, to your own machines with -m and -w, or to cloud GPUs, which Launch finds. In each place it becomes an endpoint, a web address that answers the requests of your program.",
  wide: svg(widths.wide, 226, [
    box("artifact", 1, 69, 104, 88, { title: "Model", notes: ["code, or", "Hugging Face"], isCentered: true }),
    arrow([110, 113], "across", [25]),
    box("artifact", 140, 60, 112, 106, {
      title: "Model card",
      notes: ["code,", "configuration,", "weights"],
      isCentered: true,
    }),
    path("M257 113h14M271 31v164"),
    ...targets.flatMap(({ lines, how: chosen }, index) => {
      const y = 1 + index * 82;
      return [
        arrow([271, y + 30], "across", [19]),
        box("server", 295, y, 132, 60, { title: lines.join(" "), notes: [chosen], isCentered: true }),
        path(`M432 ${y + 30}h14`),
      ];
    }),
    path("M446 31v164"),
    arrow([446, 113], "across", [19]),
    box("server", 470, 78, 88, 70, { title: "Endpoint", isCentered: true }),
    arrow([580, 100], "across", [-17]),
    arrow([563, 126], "across", [17], { isDashed: true }),
    box("client", 585, 78, 74, 70, { notes: ["Your", "program"], isCentered: true }),
  ]),
  narrow: svg(widths.narrow, 318, [
    box("artifact", 1, 1, 122, 88, { title: "Model", notes: ["code, or", "Hugging Face"], isCentered: true }),
    arrow([129, 45], "across", [34]),
    box("artifact", 169, 1, 130, 88, {
      title: "Model card",
      notes: ["code, weights,", "configuration"],
      isCentered: true,
    }),
    path("M234 94v16M46 110h208"),
    ...targets.flatMap(({ lines, how: chosen }, index) => {
      const x = 1 + index * 102;
      return [
        arrow([x + 46, 110], "down", [18]),
        box("server", x, 134, 94, 78, { title: lines[0], notes: [lines[1], chosen], isCentered: true }),
        path(`M${x + 46} 217v16`),
      ];
    }),
    path("M47 233h204"),
    arrow([61, 233], "down", [18]),
    box("server", 1, 257, 122, 60, { title: "Endpoint", isCentered: true }),
    arrow([163, 277], "across", [-34]),
    arrow([129, 299], "across", [34], { isDashed: true }),
    box("client", 169, 257, 130, 60, { notes: ["Your program"], isCentered: true }),
  ]),
};
