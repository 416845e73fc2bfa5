import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../scripts/workspace.mjs";
import { freePort } from "./workspaces";

/** Where Debian puts it; not everybody's PATH holds this folder. */
const program = [process.env["NGINX_PATH"], "/usr/sbin/nginx", "/usr/local/sbin/nginx"].find(
  (file) => file !== undefined && existsSync(file),
);
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const hasNginx = program !== undefined;
export const hasBrotli = existsSync(brotliModule);

export interface Nginx {
  /** Without a slash at its end. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a built site by deploy/nginx.conf itself; only its places, its port and TLS are those of the test.
 *
 * @param output absolute path of the output folder.
 */
export async function startNginx(output: string, pathPrefix = ""): Promise<Nginx> {
  if (program === undefined) throw new Error("There is no nginx on this machine.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "nexus-ai-docs-nginx-"));
  const site = path.join(folder, "site");
  if (pathPrefix === "") symlinkSync(output, site);
  else {
    mkdirSync(path.dirname(site + pathPrefix), { recursive: true });
    symlinkSync(output, site + pathPrefix);
  }
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configuration({ folder, site, included: path.join(output, "_nginx/site.conf"), port }));
  const child = spawn(program, ["-p", folder, "-c", file, "-e", path.join(folder, "error.log")], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}${pathPrefix}`;
  await untilItAnswers(url, child);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Places {
  readonly folder: string;
  readonly site: string;
  readonly included: string;
  readonly port: number;
}

function configuration({ folder, site, included, port }: Places): string {
  const [, secure = ""] = readFileSync(path.join(root, "deploy/nginx.conf"), "utf8").split(
    /^(?=server \{\n {2}listen 443)/m,
  );
  const server = secure
    .replace(/^ +listen 443 .*$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ +(?:listen \[::\]|ssl_).*\n/gm, "")
    .replace(/^ +root .*$/m, `  root ${site};`)
    .replace(/^ +include .*$/m, `  include ${included};`)
    .replace(/^ +brotli_static .*\n/m, hasBrotli ? "  brotli_static on;\n" : "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${hasBrotli ? `load_module ${brotliModule};\n` : ""}daemon off;
master_process off;
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
