import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** @param {string} file @returns {Promise<Buffer | null>} null if there is no such file. */
const read = (file) => readFile(file).catch(() => null);

/**
 * Makes a page with the pictures that differ between two folders: before, after, and the difference, which is black where they are equal.
 * The browser computes the difference by blending both pictures.
 *
 * @param {{ before: string, after: string, names: readonly string[] }} folders
 * @returns {Promise<{ html: string, changed: number }>}
 */
export async function comparePage({ before, after, names }) {
  const pairs = await Promise.all(
    names.map(async (name) => {
      const [old, fresh] = await Promise.all([read(path.join(before, name)), read(path.join(after, name))]);
      return { name, isNew: old === null, differs: old === null || fresh === null || !old.equals(fresh) };
    }),
  );
  const changed = pairs.filter(({ differs }) => differs);
  const urlOf = (/** @type {string} */ folder, /** @type {string} */ name) =>
    pathToFileURL(path.join(folder, name)).href;
  const rows = changed.map(({ name, isNew }) => {
    const [old, fresh] = [urlOf(before, name), urlOf(after, name)];
    const others = isNew
      ? ["<p>New.</p>", ""]
      : [
          `<img src="${old}" alt="before">`,
          `<div class="difference"><img src="${old}" alt=""><img src="${fresh}" alt=""></div>`,
        ];
    return `<section><h2>${name}</h2><div>${others[0]}<img src="${fresh}" alt="after">${others[1]}</div></section>`;
  });
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${changed.length} of ${names.length} pictures differ</title>
<style>
body { font: 14px system-ui; margin: 24px; }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
img { inline-size: 100%; border: 1px solid #ccc; box-sizing: border-box; }
.difference { position: relative; isolation: isolate; }
.difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
</style>
<h1>${changed.length} of ${names.length} pictures differ</h1>
${rows.join("\n")}
`;
  return { html, changed: changed.length };
}
