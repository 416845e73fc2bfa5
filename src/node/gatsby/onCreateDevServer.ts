import type { GatsbyNode } from "gatsby";
import { serveSearchIndex } from "./searchIndex";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => serveSearchIndex(args);
