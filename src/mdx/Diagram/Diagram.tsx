import { useContentStrings } from "../contentStrings";

export interface DiagramProps {
  /** SVG made by the build. */
  readonly svg: string;
  /** What the picture says, for those who do not see it. */
  readonly alt: string;
  readonly title?: string;
}

export function Diagram({ svg, alt, title }: DiagramProps) {
  const texts = useContentStrings();
  return (
    <figure className="diagram">
      <div className="diagram-drawing" data-scrolls={title ?? texts.drawing}>
        <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      </div>
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}
