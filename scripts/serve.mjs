// Serves the built site as a static host does: answers `/a`, and redirects `/a/`, `/a.html`, `/a/index` and `/a/index.html` to `/a`.
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { lstat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import compression from "compression";
import handler from "serve-handler";

const output = path.resolve(import.meta.dirname, "../public");
/** The ending of other spellings of an address. Matches every path, if only an empty text. */
const otherEnding = /(?:\/index)?(?:\.html|\/)?$/;
/**
 * Not for readers: files that the build writes for hosts, and the page for missing addresses. In any letter case, because some file systems
 * ignore it, and with a backslash, which is a slash on some systems.
 */
const hidden = /^\/(?:404|_headers|_redirects|_nginx(?:\/.*)?)$|\\/is;
/** An address that no file can have, because it is below a file. */
const nowhere = "/index.html/nowhere";
const targetParts = /^(?:https?:\/\/[^/?#]+)?(?<address>[^?#]*)(?<search>\?[^#]*)?/i;
const yearCache = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";
/** Why a server does not start, by error code. */
const portProblems = { EADDRINUSE: "is in use", EACCES: "needs more rights", ERR_SOCKET_BAD_PORT: "does not exist" };

/**
 * @param {string} folder absolute path of the output.
 * @param {number} port 0 for any free port.
 * @param {string} pathPrefix the path that the site was built for: "" or "/docs".
 */
export async function serve(folder, port, pathPrefix = "") {
  const compress = compression();
  const rulesNow = rulesOf(folder);
  const server = createServer((request, response) => {
    const rules = rulesNow();
    const [ofEveryFile] = rules.values();
    setHeaders(response, ofEveryFile);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return refuse(response, 405, "Files can only be read here.");
    }
    const target = parseTarget(request.url);
    if (!target) return refuse(response, 400, "This is not an address.");
    const { pathname, search } = target;
    setHeaders(response, rules.get(pathname));
    if (pathname !== pathPrefix && !pathname.startsWith(`${pathPrefix}/`)) {
      return refuse(response, 404, `This site is under ${pathPrefix}.`);
    }
    const below = pathname.slice(pathPrefix.length).replace(otherEnding, "");
    const isHidden = hidden.test(below);
    const proper = pathPrefix + below || "/";
    if (!isHidden && proper !== pathname) {
      response.writeHead(301, { Location: encodePath(proper) + search }).end();
      return;
    }
    request.url = isHidden ? nowhere : encodePath(below || "/");
    compress(request, response, () => sendFile(folder, request, response));
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}${pathPrefix}` };
}

/**
 * @param {string} target of a request line, as received: "/a?b", "http://host/a", or anything else.
 * @returns {{ pathname: string, search: string } | undefined} the decoded and normalized path, and the query as
 *   received; undefined if the target has no path.
 */
export function parseTarget(target) {
  const { address, search = "" } = targetParts.exec(target).groups;
  try {
    const decoded = decodeURIComponent(address || "/");
    if (!decoded.startsWith("/") || decoded.includes("\0")) return undefined;
    return { pathname: path.posix.normalize(decoded), search };
  } catch {
    // Broken percent-encoding.
    return undefined;
  }
}

/** @param {string} pathname decoded. */
function encodePath(pathname) {
  return encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);
}

function refuse(response, status, text) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}

async function sendFile(folder, request, response) {
  const config = {
    public: folder,
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    etag: true,
    // The last matching rule wins. Files with a digest in their names never change.
    headers: [
      { source: "**", headers: [{ key: "Cache-Control", value: revalidate }] },
      { source: "**/*-@([0-9a-f])*.@(js|css|woff2|webp)", headers: [{ key: "Cache-Control", value: yearCache }] },
      { source: "static/**", headers: [{ key: "Cache-Control", value: yearCache }] },
    ],
  };
  const methods = {
    lstat: (file) => lstat(file).catch(failAsMissing),
    createReadStream(file, options) {
      const stream = createReadStream(file, options);
      // The handler does not close a stream that it opened but does not need, and ignores errors of the stream that it sends.
      response.once("close", () => stream.destroy());
      return stream.on("error", () => response.headersSent && !response.writableEnded && response.destroy());
    },
  };
  try {
    await handler(request, response, config, methods);
  } catch {
    // A build may remove a file while it is read.
    if (response.headersSent) response.destroy();
    else refuse(response, 404, "This file is gone.");
  }
}

/** Treats a name that is too long for the file system as a missing file: the handler knows only that error. */
function failAsMissing(error) {
  throw error.code === "ENAMETOOLONG" ? Object.assign(error, { code: "ENOENT" }) : error;
}

/**
 * @returns a function that returns the rules of the latest build. Each build has its own security policy; under that of
 *   another build, pages would lack their styles.
 */
function rulesOf(folder) {
  const file = path.join(folder, "_headers");
  let rules = new Map();
  let readAt = 0;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      rules = readRules(file);
      readAt = changedAt;
    }
    return rules;
  };
}

/**
 * Reads the rules of `_headers`, so that the site has to work under its security policy here too. Only the first rule, for all files, and
 * the rules for single files apply here; `sendFile` sets how long browsers may cache files.
 *
 * @returns {Map<string, readonly (readonly [string, string])[]>} headers by the address of the rule.
 */
function readRules(file) {
  if (!existsSync(file)) return new Map();
  const [, ...rules] = readFileSync(file, "utf8").trimEnd().split("\n\n");
  return new Map(
    rules.map((rule) => {
      const [address, ...lines] = rule.split("\n");
      const found = lines.map((line) => /^ {2}(?<name>[^:]+): (?<value>.+)$/.exec(line)?.groups).filter(Boolean);
      return [address, found.map(({ name, value }) => [name, value])];
    }),
  );
}

function setHeaders(response, headers = []) {
  for (const [name, value] of headers) response.setHeader(name, value);
}

/**
 * Serves the output with the port and the path prefix of the environment, and prints the address, or what to do.
 *
 * @param {string} command as the author typed it: "npm start".
 */
export async function runServer(command) {
  const { PORT: port = "9000", PATH_PREFIX: pathPrefix } = process.env;
  try {
    const { url } = await serve(output, Number(port), pathPrefix);
    console.log(`The site is served at ${url} (Ctrl+C stops it).`);
  } catch (error) {
    const problem = portProblems[error.code];
    if (!problem) throw error;
    console.error(`Port ${port} ${problem}; choose another one: PORT=${port === "9001" ? 9002 : 9001} ${command}`);
    process.exitCode = 1;
  }
}

function main() {
  if (existsSync(path.join(output, "index.html"))) return runServer("npm run serve");
  console.error('There is no built site. Run "npm run build" first, or "npm start" for both.');
  process.exitCode = 1;
}

// Other programs import functions of this file.
if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
