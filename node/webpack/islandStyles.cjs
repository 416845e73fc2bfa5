/**
 * A webpack loader that makes a style sheet part of its program. Gatsby would write it into every page. The security
 * policy allows style elements only in pages, but lets a program adopt style sheets.
 *
 * @param {string} request of the remaining loaders and the file.
 */
module.exports.pitch = function islandStyles(request) {
  const from = JSON.stringify(this.utils.contextify(this.context, `!!${request}`));
  return [
    `import styles from ${from};`,
    "const sheet = new CSSStyleSheet();",
    "sheet.replaceSync(String(styles));",
    "document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];",
    `export * from ${from};`,
  ].join("\n");
};
