import { extent } from "./data";
import { activationsOf, predict } from "./model";
import { cells, type Report, type Start } from "./protocol";
import { makeFederation, shape, simulate } from "./simulate";

let current = 0;

addEventListener("message", ({ data }: MessageEvent<Start>) => {
  current = data.id;
  run(data).catch((error: unknown) => send({ id: data.id, kind: "failure", message: String(error) }));
});

async function run({ id, settings }: Start): Promise<void> {
  const federation = makeFederation(settings);
  const counts = federation.clients.map((client) => client.counts);
  send({ id, kind: "data", train: federation.train, counts });
  for (const { model, ...round } of simulate(settings, federation)) {
    send({ id, kind: "round", round: { ...round, regions: regionsOf(model) } });
    await turn();
    if (current !== id) return;
  }
  send({ id, kind: "end" });
}

function regionsOf(model: Float64Array): Uint8Array {
  const room = activationsOf(shape);
  const middle = (cell: number) => ((cell + 0.5) / cells) * 2 * extent - extent;
  return Uint8Array.from({ length: cells * cells }, (_, index) =>
    predict(shape, model, middle(index % cells), -middle(Math.floor(index / cells)), room),
  );
}

/** Lets the worker receive messages: a newer request ends this run. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function send(report: Report): void {
  postMessage(report);
}
