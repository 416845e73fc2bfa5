/** @returns what would run in an SVG file, as it is written there, such as "<script>"; null where nothing would. */
export function scriptOfSvg(text: string): string | null {
  const code = text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, "");
  for (const [tag = ""] of code.matchAll(/<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>?/gi)) {
    if (/^<(?:[\w-]+:)?script(?![\w-])/i.test(tag)) return "<script>";
    // What stands in quotes is the text of another attribute.
    const handler = /\s(on[a-z]+)\s*=/i.exec(tag.replace(/"[^"]*"|'[^']*'/g, "")) ?? null;
    if (handler) return handler[1] ?? null;
    if (/=\s*["']\s*javascript:/i.test(tag)) return "javascript:";
  }
  return null;
}
