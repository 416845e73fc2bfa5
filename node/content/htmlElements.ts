import { nearest, onlyNear } from "../common/nearest";
import { writtenComponents } from "../../src/mdx/authorComponents";
import type { JsxElement } from "../syntax/tree";
import type { Placed, Report } from "./bodyRules";

const words = (text: string) => text.trim().split(/\s+/);

/** Elements of HTML, including obsolete ones that browsers still render. @source html.spec.whatwg.org, indices */
const html = words(`
  a abbr acronym address area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption
  center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer
  form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link listing main map
  mark marquee menu meta meter nav nobr noframes noscript object ol optgroup option output p param picture plaintext pre progress q
  rb rp rt rtc ruby s samp script search section select slot small source span strike strong style sub summary sup table tbody td
  template textarea tfoot th thead time title tr track tt u ul var video wbr xmp
`);

/** Elements of SVG, without those of fonts and colors. @source svgwg.org/svg2-draft/eltindex.html */
const svg = words(`
  a animate animateMotion animateTransform circle clipPath defs desc discard ellipse feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence filter foreignObject g image line linearGradient marker mask metadata mpath path pattern polygon polyline
  radialGradient rect script set stop style svg switch symbol text textPath title tspan use view
`);

/** Elements of MathML. @source w3c.github.io/mathml-core, and those of MathML 3 that browsers render like a row */
const math = words(`
  annotation annotation-xml maction math menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts
  mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics
`);

const known = new Set([...html, ...svg, ...math]);
const meant = [...known, ...Object.keys(writtenComponents)];

/** @param name in lower case. */
export function isKnownElement(name: string): boolean {
  return known.has(name);
}

/** Reports elements that no browser knows, and HTML headings, which the page's table of contents leaves out. */
export function checkHtml(node: JsxElement, at: Placed, report: Report): void {
  checkHtmlName(node, at, report);
  const [, level] = /^h([1-6])$/.exec(node.name ?? "") ?? [];
  if (level !== undefined) {
    const what =
      level === "1"
        ? "An <h1> element is a second page title: the front matter's title is the first."
        : `An <h${level}> element has no anchor, and the contents of the page leave it out.`;
    const marks = "#".repeat(Math.max(2, Number(level)));
    report(at, "html-heading", what, `write "${marks} …", or <strong>…</strong> where no heading is meant.`);
  }
}

/** Reports elements that no browser knows. */
export function checkHtmlName({ name }: JsxElement, at: Placed, report: Report): void {
  // A name with a hyphen is a custom element; a name with a full stop is part of something that the page imports.
  if (!name || !/^[a-z][^.-]*$/.test(name) || known.has(name)) return;
  // None of these names has a colon.
  const near = name.includes(":") ? null : (onlyNear(name, meant) ?? nearest(name, meant));
  const fix =
    near === null ? "write an element of HTML, or put what is meant as text into backticks." : `write <${near}>.`;
  report(at, "unknown-element", `<${name}> is not an element of HTML, SVG or MathML.`, fix);
}
