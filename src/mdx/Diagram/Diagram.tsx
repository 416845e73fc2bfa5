export interface DiagramProps {
  /** Drawing made by the build. */
  readonly svg: string;
  /** What the picture says, for those who do not see it. */
  readonly alt: string;
  readonly title?: string;
}

export function Diagram({ svg, alt, title }: DiagramProps) {
  return (
    <figure className="diagram">
      {/* On a phone it scrolls, and has to do so by keyboard too. */}
      <div className="diagram-drawing" tabIndex={0} role="group" aria-label={title ?? "Drawing"}>
        <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      </div>
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}
