/**
 * A webpack loader. Gatsby's page loader can also load the output of Gatsby's partial hydration, which this site does
 * not use.
 *
 * @param {string} source code of Gatsby's page loader.
 */
module.exports = (source) => source.replace("typeof rscDataResponse?.payload === `string`", "false");
