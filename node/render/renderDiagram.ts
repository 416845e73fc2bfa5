import { sha256 } from "../common/sha256";

const ownStyles = /<style>[\s\S]*?<\/style>\s*/g;
const bookkeeping = / (?:data-[\w-]+|style|xmlns)="[^"]*"/g;
const attributeValue = /="[^"]*"/g;
const longNumber = /(\d+\.\d)\d+/g;
/** The renderer's own start of a two-headed arrow is turned already: turned again, it hides under its box. */
const turnedTwice = /orient="auto-start-reverse"/g;
const lineBreaks = /\s*\n\s*/g;

/** Diagrams of this process, by their text: a document is checked first and rendered later. */
const rendered = new Map<string, Promise<string>>();

/**
 * Renders Mermaid text as SVG. Colours are the CSS variables of `.diagram svg` in the style sheet, so that the picture
 * follows the colour mode; the renderer's own style element is dropped, because it would load a font from elsewhere.
 *
 * @returns SVG markup without a title; whoever shows it gives the text alternative.
 * @throws {Error} with the parser's message.
 */
export function renderDiagram(mermaid: string): Promise<string> {
  const rendering = rendered.get(mermaid) ?? render(mermaid);
  rendered.set(mermaid, rendering);
  return rendering;
}

async function render(mermaid: string): Promise<string> {
  // Loaded when it is needed: its layout engine takes a quarter of a second, and most documents have no diagram.
  const { renderMermaidSVG } = await import("beautiful-mermaid");
  const svg = renderMermaidSVG(mermaid, { transparent: true, font: "system-ui", padding: 8 });
  const prefix = `d${sha256(mermaid).slice(0, 6)}-`;
  return svg
    .replace(ownStyles, "")
    .replace(bookkeeping, "")
    .replace(attributeValue, (value) => value.replace(longNumber, "$1"))
    .replace(/ id="/g, ` id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(turnedTwice, 'orient="auto"')
    .replace(lineBreaks, "")
    .trim();
}
