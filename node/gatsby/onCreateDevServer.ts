import type { GatsbyNode } from "gatsby";
import { serveSearchIndex } from "./serveSearchIndex";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => serveSearchIndex(args);
