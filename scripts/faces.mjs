// `npm run faces`: makes the faces of pages and share cards from packages, as src/site/faces/faces.json says.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { makeFaces } from "./faces/makeFaces.mjs";
import { root } from "./workspace.mjs";

for (const [file, content] of await makeFaces(root)) {
  writeFileSync(path.join(root, file), content);
  console.log(`${file}  ${content.length} bytes`);
}
