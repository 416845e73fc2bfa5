import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { definition } from "../../src/site/definition";
import { builtOutput } from "./built/builtOutput";
import { createMcpServer } from "./built/createMcpServer";
import { openBuilt } from "./built/openBuilt";

/** `npm run mcp`: serves the built site to language models. stdout carries only the protocol; errors go to stderr. */
async function main(): Promise<void> {
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
