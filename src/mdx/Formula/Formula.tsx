import { useContentStrings } from "../contentStrings";

export interface FormulaProps {
  /** KaTeX output made by the build, with MathML for those who do not see it. */
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
