/** @returns the parts of a text between which a line may break: in long names, after dots, underscores and slashes. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/\S{21,}/g, (name) => name.replace(/[._/](?=\w|$)/g, "$&\0")).split("\0");
}
