/**
 * What the editor colors in YAML. A grammar would be ten kilobytes that only color.
 *
 * It reads each character of a line a bounded number of times, because a line may hold a megabyte: a key starts where its word
 * does, and quoted text and the space before a value have a limit, past which they keep the color of text.
 */
export const colorPattern =
  /(?<comment>(?:^|\s)#.*)|(?<![\w.-])(?<key>[\w.-]+)(?=\s*:(?:\s|$))|(?<string>"(?:[^"\\]|\\.){0,500}"|'[^']{0,500}')|(?<=[:[,-]\s{0,20})(?<constant>true|false|null|[-+]?\d[\d_.]*(?:e[-+]?\d+)?)(?=\s*(?:[,\]#]|$))/g;
