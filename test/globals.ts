import { TextEncoder } from "node:util";

/** The bundler defines the prefix (empty by default) and the features of a site. Every browser has the encoder, which jsdom lacks. */
Object.assign(globalThis, { __PATH_PREFIX__: "", __HAS_TAG_PAGES__: true, __HAS_VERSIONS__: true, TextEncoder });
