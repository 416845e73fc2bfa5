const path = require("node:path");

/**
 * A loader of webpack that makes the absolute files of imports relative ones. gatsby-plugin-mdx writes such into compiled documents and
 * their templates, and webpack's hashes know where in a text an import ends.
 *
 * @param {string} source code of a module.
 * @param {object} map its source map. No line moves.
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
