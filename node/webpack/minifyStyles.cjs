const { transform } = require("esbuild");

/**
 * A loader of webpack: webpack's minifier takes files, not texts within programs.
 *
 * @param {string} source a style sheet.
 */
module.exports = function minifyStyles(source) {
  const done = this.async();
  const options = { loader: "css", minifyWhitespace: true, minifySyntax: true, target: this.getOptions().target };
  transform(source, options).then(({ code }) => done(null, code), done);
};
