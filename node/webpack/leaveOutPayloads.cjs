/**
 * A loader of webpack: Gatsby's loader of pages can also take what its partial hydration has rendered. This site has none of it.
 *
 * @param {string} source code of Gatsby's loader of pages.
 */
module.exports = (source) => source.replace("typeof rscDataResponse?.payload === `string`", "false");
