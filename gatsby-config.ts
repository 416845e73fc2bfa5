import type { GatsbyConfig } from "gatsby";
import { loadBuild } from "./scripts/program.mjs";

const config: GatsbyConfig = loadBuild(__dirname).gatsbyConfig(__dirname);

export default config;
