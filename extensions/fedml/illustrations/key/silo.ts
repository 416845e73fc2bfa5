import { widths, type Illustration } from "../illustration";
import { arrow, box, place, ring, svg, text } from "../parts";

const hospitals = [
  { name: "Hospital A", client: "Client 1", shares: [4, 2, 0, 3, 1, 0], gpus: 3 },
  { name: "Hospital B", client: "Client 2", shares: [0, 1, 5, 0, 2, 3], gpus: 1 },
] as const;

type Hospital = (typeof hospitals)[number];

/** A hospital with its data, its client and its GPUs. GPUs after the first are dashed: they need what 0.8.30 cannot do. */
function silo({ name, client, shares, gpus }: Hospital, y: number, width: number): string {
  const isWide = width > widths.narrow;
  const [clientX, gpuX] = isWide ? [150, 268] : [108, 202];
  const row = y + 66;
  return [
    place(1, y, width, 124, name),
    ring(46, row, 22, shares),
    text(46, row + 40, "data stays", "mid"),
    arrow([80, row], "across", [clientX - 86]),
    box("client", clientX, row - 26, isWide ? 100 : 82, 52, { title: client, isCentered: true }),
    ...Array.from({ length: gpus }, (_, index) =>
      isWide || index === 0
        ? box("plain", gpuX + index * 46, row - 18, 40, 36, { notes: ["GPU"], isCentered: true, isDashed: index > 0 })
        : box("plain", gpuX + 22 + index * 24, row - 18, 18, 36, { isDashed: true }),
    ),
    gpus > 1 ? text(isWide ? gpuX : gpuX + 90, row + 40, "dashed: not in 0.8.30", isWide ? "" : "end") : "",
  ].join("");
}

export const siloPicture: Illustration = {
  caption: "A run across two silos: what stays and what leaves",
  alt: "Hospital A and hospital B each hold their own data next to a client with a GPU. The data stays inside each silo. Each client sends its model and its sample count to the server, and the server sends the global model to each client. Additional GPUs of hospital A are dashed: several GPUs in one silo do not work in 0.8.30.",
  wide: svg(widths.wide, 266, [
    ...hospitals.flatMap((hospital, index) => {
      const y = 1 + index * 140;
      return [
        silo(hospital, y, 414),
        arrow([421, y + 46], "across", [138], { isDashed: true }),
        text(489, y + 32, "model, sample count", "mid"),
        arrow([559, y + 92], "across", [-138]),
        text(489, y + 78, "global model", "mid"),
      ];
    }),
    box("server", 565, 1, 94, 264, { title: "Server", notes: ["averages"], isCentered: true }),
  ]),
  narrow: svg(widths.narrow, 440, [
    silo(hospitals[0], 1, 298),
    box("server", 1, 193, 298, 52, { title: "Server", notes: ["averages"] }),
    silo(hospitals[1], 313, 298),
    arrow([20, 131], "down", [56], { isDashed: true }),
    text(30, 159, "model, sample count"),
    arrow([196, 187], "down", [-56]),
    text(206, 159, "global model"),
    arrow([20, 307], "down", [-56], { isDashed: true }),
    text(30, 279, "model, sample count"),
    arrow([196, 251], "down", [56]),
    text(206, 279, "global model"),
  ]),
};
