/**
 * A loader of webpack: a style sheet that its program brings along. Gatsby would write it into every page. The security policy
 * knows the style elements of pages alone, and lets a program have sheets of its own.
 *
 * @param {string} request of the loaders behind this one, and of the file.
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
