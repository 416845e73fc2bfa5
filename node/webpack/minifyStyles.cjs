const { transform } = require("esbuild");

/**
 * A webpack loader. webpack's minifier processes only files, not style sheets inside programs.
 *
 * @param {string} source a style sheet.
 */
module.exports = function minifyStyles(source) {
  const done = this.async();
  const options = { loader: "css", minifyWhitespace: true, minifySyntax: true, target: this.getOptions().target };
  transform(source, options).then(({ code }) => done(null, code), done);
};
