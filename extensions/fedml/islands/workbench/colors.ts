/**
 * What the editor colors in YAML. A grammar would add ten kilobytes only for colors.
 *
 * The pattern reads each character of a line a bounded number of times, because a line may contain a megabyte: a key starts only at the
 * start of its word, and quoted text and the space before a value have a maximum length, beyond which they keep the text color.
 */
export const colorPattern =
  /(?<comment>(?:^|\s)#.*)|(?<![\w.-])(?<key>[\w.-]+)(?=\s*:(?:\s|$))|(?<string>"(?:[^"\\]|\\.){0,500}"|'[^']{0,500}')|(?<=[:[,-]\s{0,20})(?<constant>true|false|null|[-+]?\d[\d_.]*(?:e[-+]?\d+)?)(?=\s*(?:[,\]#]|$))/g;
