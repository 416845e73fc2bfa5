const path = require("node:path");

/**
 * A webpack loader that makes absolute import paths relative. gatsby-plugin-mdx writes absolute paths into compiled
 * documents and their templates, and webpack's hashes depend on where in a text an import ends.
 *
 * @param {string} source code of a module.
 * @param {object} map its source map. Line numbers do not change.
 */
module.exports = function relativeImports(source, map) {
  const from = path.dirname(this.resourcePath);
  const relative = (_, quote, file) => {
    const to = path.relative(from, path.join(this.rootContext, file)).replaceAll("\\", "/");
    return `${quote}${to.startsWith(".") ? to : `./${to}`}${quote}`;
  };
  const root = this.rootContext.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  this.callback(null, source.replace(new RegExp(`(["'])${root}/([^"'\\n]+)\\1`, "g"), relative), map);
};
