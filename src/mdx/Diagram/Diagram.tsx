import { useContentStrings } from "../contentStrings";
import { ZoomButton } from "../ZoomButton/ZoomButton";

export interface DiagramProps {
  /** SVG rendered by the build. */
  readonly svg: string;
  /** Alternative text. */
  readonly alt: string;
  readonly title?: string;
  /** "true" for a diagram that does not fit on every screen. */
  readonly wide?: string;
}

export function Diagram({ svg, alt, title, wide }: DiagramProps) {
  const { drawing } = useContentStrings();
  return (
    <figure className="diagram">
      <div className={wide ? "diagram-drawing wide" : "diagram-drawing"} data-scrolls={title ?? drawing}>
        <div className="diagram-picture" role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      </div>
      {title && <figcaption>{title}</figcaption>}
      <ZoomButton name={title ?? alt} />
    </figure>
  );
}
