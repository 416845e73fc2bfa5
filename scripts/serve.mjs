// Serves the built site as a static host does: `/a` at once, `/a/`, `/a.html` and `/a/index.html` lead to `/a`.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import compression from "compression";
import handler from "serve-handler";

const htmlEnding = /(?:\/index)?\.html$/;
const yearCache = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";

/**
 * @param {string} folder absolute path of the output.
 * @param {number} port 0 takes a free one.
 * @param {string} pathPrefix the path that the site was built for: "" or "/docs".
 */
export async function serve(folder, port, pathPrefix = "") {
  const compress = compression();
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://127.0.0.1");
    if (pathname !== pathPrefix && !pathname.startsWith(`${pathPrefix}/`)) {
      response.writeHead(404).end(`This site lies under ${pathPrefix}.`);
      return;
    }
    const below = pathname.slice(pathPrefix.length);
    const proper = below.replace(htmlEnding, "") || "/";
    if (proper !== below && below !== "") {
      response.writeHead(301, { Location: pathPrefix + proper + search }).end();
      return;
    }
    request.url = proper + search;
    compress(request, response, () =>
      handler(request, response, {
        public: folder,
        cleanUrls: true,
        trailingSlash: false,
        directoryListing: false,
        etag: true,
        // The last rule that fits wins. Names with a digest never change their content.
        headers: [
          { source: "**", headers: [{ key: "Cache-Control", value: revalidate }] },
          { source: "**/*-@([0-9a-f])*.@(js|css|woff2|webp)", headers: [{ key: "Cache-Control", value: yearCache }] },
          { source: "static/**", headers: [{ key: "Cache-Control", value: yearCache }] },
        ],
      }),
    );
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}${pathPrefix}` };
}

async function main() {
  const folder = path.resolve(import.meta.dirname, "../public");
  if (!existsSync(path.join(folder, "index.html"))) {
    console.error('There is no built site. Run "npm run build" first, or "npm start" for both.');
    process.exitCode = 1;
    return;
  }
  const { url } = await serve(folder, Number(process.env.PORT ?? 9000), process.env.PATH_PREFIX);
  console.log(`The site is served at ${url} (Ctrl+C stops it).`);
}

// Tests import `serve` alone.
if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
