import { sum } from "../numbers";
import { clearCanvas } from "./canvas";
import type { Palette } from "./palette";

export interface RingsView {
  /** For each client, the number of samples of each class. */
  readonly counts: readonly (readonly number[])[];
  /** Clients that take part in the round. */
  readonly chosen: readonly number[];
  /** Index of the attacker; null for none. */
  readonly attacker: number | null;
  /** Progress of the round, from 0 to 1: models travel to the clients and back. 0 shows no models. */
  readonly travel: number;
  /** Text inside the server's ring. */
  readonly label: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Gap between two arcs, in pixels. */
const gap = 2;
/** How far an edge curves sideways, as a fraction of its length. */
const bend = 0.16;
/** Opacity of clients that do not take part. */
const faded = 0.5;

/** Clients around the server, like other pictures of this site: the area inside a ring represents the client's number of samples. */
export function drawRings(canvas: HTMLCanvasElement, view: RingsView, palette: Palette): void {
  const room = clearCanvas(canvas);
  if (!room) return;
  const { context, width, height } = room;
  const scale = Math.min(width, height);
  const largest = scale * Math.min(0.085, 0.75 / view.counts.length + 0.02);
  const most = Math.max(...view.counts.map(sum));
  const server: Place = { x: width / 2, y: height / 2, radius: scale * 0.12 };
  const all = view.counts[0]?.map((_, kind) => sum(view.counts.map((counts) => counts[kind] ?? 0))) ?? [];
  context.font = `600 ${Math.round(scale * 0.045)}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  view.counts.forEach((counts, client) => {
    const angle = (2 * Math.PI * client) / view.counts.length;
    const reach = scale / 2 - largest - scale * 0.04;
    const place: Place = {
      x: server.x + reach * Math.sin(angle),
      y: server.y - reach * Math.cos(angle),
      radius: Math.max(largest * 0.5, largest * Math.sqrt(sum(counts) / most)),
    };
    const isChosen = view.chosen.includes(client);
    if (isChosen) drawEdge(context, place, server, view.travel, palette);
    context.globalAlpha = isChosen || view.chosen.length === 0 ? 1 : faded;
    drawRing(context, place, counts, scale * 0.018, palette);
    if (client === view.attacker) drawAttacker(context, place, scale, palette);
    context.globalAlpha = 1;
    context.fillStyle = palette.text;
    context.fillText(String(client + 1), place.x, place.y);
  });
  drawRing(context, server, all, scale * 0.027, palette);
  context.fillStyle = palette.text;
  context.fillText(view.label, server.x, server.y);
}

function drawRing(
  context: CanvasRenderingContext2D,
  { x, y, radius }: Place,
  counts: readonly number[],
  stroke: number,
  palette: Palette,
): void {
  const total = sum(counts);
  let reached = 0;
  context.lineWidth = stroke;
  counts.forEach((count, kind) => {
    if (count === 0) return;
    const part = count / total;
    const inset = part === 1 ? 0 : Math.min(gap / 2 / (2 * Math.PI * radius), part / 4);
    const turn = (value: number) => 2 * Math.PI * value - Math.PI / 2;
    context.beginPath();
    context.strokeStyle = palette.hues[kind] ?? palette.text;
    context.arc(x, y, radius, turn(reached + inset), turn(reached + part - inset));
    context.stroke();
    reached += part;
  });
}

/** A dashed ring around the client. */
function drawAttacker(context: CanvasRenderingContext2D, place: Place, scale: number, palette: Palette): void {
  const radius = place.radius + scale * 0.025;
  context.strokeStyle = palette.text;
  context.lineWidth = 1.5;
  context.setLineDash([4, 3]);
  context.beginPath();
  context.arc(place.x, place.y, radius, 0, 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);
}

function drawEdge(
  context: CanvasRenderingContext2D,
  client: Place,
  server: Place,
  travel: number,
  palette: Palette,
): void {
  const middle = {
    x: (client.x + server.x) / 2 - (client.y - server.y) * bend,
    y: (client.y + server.y) / 2 + (client.x - server.x) * bend,
  };
  const [from, to] = [towards(client, middle), towards(server, middle)];
  context.strokeStyle = palette.line;
  context.lineWidth = 1.5;
  context.setLineDash([2, 5]);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(middle.x, middle.y, to.x, to.y);
  context.stroke();
  context.setLineDash([]);
  if (travel === 0) return;
  // To the client in the first half, back to the server in the second.
  const part = Math.abs(1 - 2 * travel);
  const along = (a: number, b: number, c: number) => (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  context.fillStyle = palette.text;
  context.beginPath();
  context.arc(along(from.x, middle.x, to.x), along(from.y, middle.y, to.y), 3, 0, 2 * Math.PI);
  context.fill();
}

/** The point just outside a ring, on the line from its center to a place. */
function towards(ring: Place, to: Pick<Place, "x" | "y">): Pick<Place, "x" | "y"> {
  const [x, y] = [to.x - ring.x, to.y - ring.y];
  const part = (ring.radius + 12) / Math.hypot(x, y);
  return { x: ring.x + x * part, y: ring.y + y * part };
}
