import { TextEncoder } from "node:util";

/** Gatsby's bundler defines the prefix, empty without one; every browser has the encoder, which jsdom lacks. */
Object.assign(globalThis, { __PATH_PREFIX__: "", __HAS_TAG_PAGES__: true, TextEncoder });
