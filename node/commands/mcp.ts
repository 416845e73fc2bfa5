import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { definition } from "../../src/site/definition";
import { showsHelp } from "../common/showsHelp.mjs";
import { builtOutput } from "./built/builtOutput";
import { createMcpServer } from "./built/createMcpServer";
import { openBuilt } from "./built/openBuilt";

const usage = `npm run mcp
  Serves the built site to language models through stdin and stdout. An MCP client starts it.`;

/** `npm run mcp`: serves the built site to language models. stdout carries only the protocol; errors go to stderr. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const { settings } = definition;
  const server = createMcpServer({
    site: openBuilt(builtOutput(settings)),
    title: settings.title,
    log: (error) => console.error(error),
  });
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error);
});
