import { fill } from "../../shared/fill";
import { useContentStrings } from "../contentStrings";

export interface DiagramProps {
  /** SVG made by the build. */
  readonly svg: string;
  /** What the picture says, for those who do not see it. */
  readonly alt: string;
  readonly title?: string;
  /** "true" for a picture that does not fit on every screen. */
  readonly wide?: string;
}

export function Diagram({ svg, alt, title, wide }: DiagramProps) {
  const texts = useContentStrings();
  return (
    <figure className="diagram">
      <div className="diagram-drawing" data-scrolls={title ?? texts.drawing}>
        <div className="diagram-picture" role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      </div>
      {title && <figcaption>{title}</figcaption>}
      {wide && (
        <button
          type="button"
          className="diagram-zoom"
          data-action="zoom"
          aria-label={fill(texts.enlarge, { alt: title ?? alt })}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M12 3h5v5M17 3l-5.5 5.5M8 17H3v-5M3 17l5.5-5.5" />
          </svg>
        </button>
      )}
    </figure>
  );
}
