import { useContentStrings } from "../../../../src/mdx/contentStrings";

export interface ChartProps {
  /** SVG made by the build. */
  readonly svg: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** A picture of figures that stand in a table beside it. */
export function Chart({ svg, alt }: ChartProps) {
  const texts = useContentStrings();
  return (
    <div className="chart" data-scrolls={texts.chart}>
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  );
}
