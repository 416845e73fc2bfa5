import { useContentStrings } from "../../../../src/mdx/contentStrings";

export interface ChartProps {
  /** SVG that the build renders. */
  readonly svg: string;
  /** Text alternative for readers who do not see the chart. */
  readonly alt: string;
}

/** A chart of the figures in the table next to it. */
export function Chart({ svg, alt }: ChartProps) {
  const texts = useContentStrings();
  return (
    <div className="chart" data-scrolls={texts.chart}>
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}
