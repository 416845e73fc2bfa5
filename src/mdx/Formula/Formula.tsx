import { useContentStrings } from "../contentStrings";

export interface FormulaProps {
  /** KaTeX output rendered by the build, with MathML for screen readers. */
  readonly html: string;
  readonly display: "block" | "inline";
}

export function Formula({ html, display }: FormulaProps) {
  const texts = useContentStrings();
  if (display === "inline") return <span className="formula" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div className="formula formula-block" data-scrolls={texts.formula} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
