import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { formatEntries, formatPlaces } from "./formatAnswers";
import type { BuiltSite } from "./openBuilt";
import { BuiltSiteError } from "./readBuilt";

/** Maximum length of a name, question or address, in characters. */
const longestInput = 500;
const mostPlaces = 20;

const isReading = { readOnlyHint: true, openWorldHint: false };

export interface McpOptions {
  readonly site: BuiltSite;
  /** Title of the site. */
  readonly title: string;
  /** Called with unexpected errors, those that are not `BuiltSiteError`s. */
  readonly log: (error: unknown) => void;
}

/** Creates a Model Context Protocol server with three tools that read the built site and none that writes. */
export function createMcpServer({ site, title, log }: McpOptions): McpServer {
  const text = z.string().trim().min(1).max(longestInput);
  const server = new McpServer(
    { name: "docs", title, version: "1.0.0" },
    { instructions: `Answers from ${title}. Search, then read the page; look a name up when you know it.` },
  );
  server.registerTool(
    "search",
    {
      title: "Search",
      description: `Searches ${title}. Answers with the best place of each page: title, address, excerpt.`,
      inputSchema: {
        words: text.describe("words, a question, or part of an error message"),
        limit: z.int().min(1).max(mostPlaces).default(10).describe("most results"),
      },
      annotations: isReading,
    },
    ({ words, limit }) =>
      answer(async () => {
        const places = await site.search(words, limit);
        return places.length > 0 ? formatPlaces(places) : `Nothing found for "${words}".`;
      }),
  );
  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description: "Reads a page of the documentation as Markdown.",
      inputSchema: { address: text.describe("address as search gives it, or its path, such as /guide/install") },
      annotations: isReading,
    },
    ({ address }) => answer(() => site.readPage(address)),
  );
  server.registerTool(
    "look_up",
    {
      title: "Look up a name",
      description: "Looks up a command, an option, a configuration key or a Python name: what it is, and its address.",
      inputSchema: { name: text.describe("the name, or the end of it after a dot or a space") },
      annotations: isReading,
    },
    ({ name }) => answer(async () => formatEntries(name, await site.lookUp(name))),
  );
  return server;

  /** Returns errors as answers too, so that the model can correct its request. */
  async function answer(ask: () => Promise<string>): Promise<CallToolResult> {
    try {
      return { content: [{ type: "text", text: await ask() }] };
    } catch (error) {
      const isKnown = error instanceof BuiltSiteError;
      if (!isKnown) log(error);
      const why = isKnown ? error.message : "The answer failed; the server's log says why.";
      return { content: [{ type: "text", text: why }], isError: true };
    }
  }
}
