import type { GatsbyConfig } from "gatsby";
import { gatsbyConfig } from "./node/gatsby/config";

const config: GatsbyConfig = gatsbyConfig(__dirname);

export default config;
