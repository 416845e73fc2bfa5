import { unified, type Processor, type Transformer } from "unified";

/**
 * The syntax of documents and all that is done with them, as one plugin that loads nothing until a document is compiled: Gatsby
 * reads its configuration in every process of a build, and few of them compile.
 *
 * @param options.root absolute path of the repository.
 */
export function remarkOnDemand(this: Processor, { root }: { readonly root: string }): Transformer {
  // Not `import()`: a plugin that changes the syntax is attached at once.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { compiledPlugins } = require("./compiledPlugins") as typeof import("./compiledPlugins");
  // The parser finds their syntax in the data; what they do with a tree is done here, before anything that comes behind.
  const plugins = unified().data(this.data()).use(compiledPlugins(root)).freeze();
  return (tree, file) => plugins.run(tree, file);
}
