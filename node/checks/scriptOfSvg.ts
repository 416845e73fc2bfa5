/** @returns the first part of an SVG file that would run as a script, such as "<script>"; null if there is none. */
export function scriptOfSvg(text: string): string | null {
  const code = text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, "");
  for (const [tag = ""] of code.matchAll(/<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>?/gi)) {
    if (/^<(?:[\w-]+:)?script(?![\w-])/i.test(tag)) return "<script>";
    // Remove quoted values, which may contain similar text.
    const handler = /\s(on[a-z]+)\s*=/i.exec(tag.replace(/"[^"]*"|'[^']*'/g, "")) ?? null;
    if (handler) return handler[1] ?? null;
    if (/=\s*["']\s*javascript:/i.test(tag)) return "javascript:";
  }
  return null;
}
