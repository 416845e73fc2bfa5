import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../scripts/workspace.mjs";
import { freePort } from "./workspaces";

/** Absolute paths, because Debian installs nginx in a folder that is not in every user's PATH. */
const program = [process.env["NGINX_PATH"], "/usr/sbin/nginx", "/usr/local/sbin/nginx"].find(
  (file) => file !== undefined && existsSync(file),
);
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const hasNginx = program !== undefined;
export const hasBrotli = existsSync(brotliModule);

export interface Nginx {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** An nginx that can reload its configuration, as on a real server. */
export interface ReloadableNginx extends Nginx {
  /** Shell commands that check the configuration, and that make nginx reload it. */
  readonly testCommand: string;
  readonly reloadCommand: string;
  /** Number of worker processes that have ended: a reload replaces all of `workers`. */
  endedWorkers(): number;
}

/** Number of worker processes of a reloadable nginx. */
export const workers = 2;

/**
 * Serves a built site with deploy/nginx.conf itself; the test replaces only its paths, its port and TLS.
 *
 * @param output absolute path of the output folder.
 */
export async function startNginx(output: string, pathPrefix = ""): Promise<Nginx> {
  const folder = makeFolder();
  const site = path.join(folder, "site");
  if (pathPrefix === "") symlinkSync(output, site);
  else {
    mkdirSync(path.dirname(site + pathPrefix), { recursive: true });
    symlinkSync(output, site + pathPrefix);
  }
  const included = path.join(folder, "server.conf");
  writeFileSync(included, `root ${site};\ninclude ${path.join(output, "_nginx/site.conf")};\n`);
  const { nginx } = await start(folder, included, "master_process off;");
  return { ...nginx, url: nginx.url + pathPrefix };
}

/**
 * Serves what deploy/release.sh has released.
 *
 * @param included absolute path of the file that the server block includes.
 */
export async function startReloadableNginx(included: string): Promise<ReloadableNginx> {
  const folder = makeFolder();
  // If root runs the tests, the workers must run as root too: nginx's default user cannot read root's temporary folders.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const log = path.join(folder, "error.log");
  // Browsers open spare connections; without this timeout, an old worker would wait a minute for a request on them.
  const processes = `${user}worker_processes ${workers};\nworker_shutdown_timeout 1s;\nerror_log ${log} notice;`;
  const { nginx, command } = await start(folder, included, processes);
  return {
    ...nginx,
    testCommand: `${command} -t`,
    reloadCommand: `${command} -s reload`,
    endedWorkers: () => readFileSync(log, "utf8").match(/worker process \d+ exited with code 0/g)?.length ?? 0,
  };
}

function makeFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "docs-site-nginx-"));
}

async function start(folder: string, included: string, processes: string) {
  if (program === undefined) throw new Error("There is no nginx on this machine.");
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configuration({ folder, included, port, processes }));
  const args = ["-p", folder, "-c", file, "-e", path.join(folder, "error.log")];
  const child = spawn(program, args, { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url, child);
  const nginx: Nginx = {
    url,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return { nginx, command: [program, ...args].join(" ") };
}

interface Places {
  readonly folder: string;
  readonly included: string;
  readonly port: number;
  /** Lines about nginx's processes. */
  readonly processes: string;
}

function configuration({ folder, included, port, processes }: Places): string {
  const [, secure = ""] = readFileSync(path.join(root, "deploy/nginx.conf"), "utf8").split(
    /^(?=server \{\n {2}listen 443)/m,
  );
  const server = secure
    .replace(/^ +listen 443 .*$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ +(?:listen \[::\]|ssl_).*\n/gm, "")
    .replace(/^ +include .*$/m, `  include ${included};`)
    .replace(/^ +brotli_static .*\n/m, hasBrotli ? "  brotli_static on;\n" : "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${hasBrotli ? `load_module ${brotliModule};\n` : ""}daemon off;
${processes}
pid ${folder}/nginx.pid;
events { }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
${server}}
`;
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode} before it answered.`);
    try {
      await fetch(url, { method: "HEAD", redirect: "manual" });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
