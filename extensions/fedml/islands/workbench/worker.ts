import { checkFile } from "./checkFile";
import { indexWorkbench, type WorkbenchFacts } from "./data";
import type { Answer, Request } from "./messages";
import { remarksOn } from "./remarksOn";

let facts: WorkbenchFacts | undefined;

self.addEventListener("message", ({ data: request }: MessageEvent<Request>) => {
  if (request.kind === "data") {
    facts = indexWorkbench(request.data);
    return;
  }
  if (!facts) return;
  const { id, text, document: wanted } = request;
  const { document, diagnostics, entries } = checkFile(text, wanted, facts);
  const answer: Answer = { id, document, diagnostics, remarks: remarksOn(entries, document, facts) };
  self.postMessage(answer);
});
