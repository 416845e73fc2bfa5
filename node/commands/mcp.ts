import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { definition } from "../../src/site/definition";
import { builtOutput } from "./built/builtOutput";
import { createMcpServer } from "./built/createMcpServer";
import { openBuilt } from "./built/openBuilt";

/** `npm run mcp`: the built site for language models. Its output is the protocol's alone; what it has to say goes to stderr. */
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
