// Serves the built site as a static host does: `/a` at once, `/a/`, `/a.html` and `/a/index.html` lead to `/a`.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import compression from "compression";
import handler from "serve-handler";

const htmlEnding = /(?:\/index)?\.html$/;
const yearCache = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";
/** What the build writes for hosts, not for readers. */
const hostFiles = /^\/(?:_headers|_redirects|_nginx(?:\/.*)?)$/;

/**
 * @param {string} folder absolute path of the output.
 * @param {number} port 0 takes a free one.
 * @param {string} pathPrefix the path that the site was built for: "" or "/docs".
 */
export async function serve(folder, port, pathPrefix = "") {
  const compress = compression();
  const headers = headersOfEveryFile(folder);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://127.0.0.1");
    if (pathname !== pathPrefix && !pathname.startsWith(`${pathPrefix}/`)) {
      response.writeHead(404).end(`This site lies under ${pathPrefix}.`);
      return;
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    const below = pathname.slice(pathPrefix.length);
    if (hostFiles.test(below)) {
      response.writeHead(404).end();
      return;
    }
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

/** The first rule of `_headers` is for all files; the site is to work under its security policy here too. */
function headersOfEveryFile(folder) {
  const file = path.join(folder, "_headers");
  if (!existsSync(file)) return [];
  const [, rule = ""] = readFileSync(file, "utf8").split("\n\n");
  return rule
    .split("\n")
    .slice(1)
    .map((line) => /^ {2}(?<name>[^:]+): (?<value>.+)$/.exec(line)?.groups)
    .filter(Boolean)
    .map(({ name, value }) => [name, value]);
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
