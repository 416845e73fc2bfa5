import { ZoomButton } from "../../../../src/mdx/ZoomButton/ZoomButton";

export interface IllustrationProps {
  /** SVG for wide and for narrow text columns; the style sheet shows one of them. */
  readonly svg: string;
  /** Text alternative for readers who do not see the picture. */
  readonly alt: string;
  readonly caption: string;
  /** `key-picture` or `sketch`. */
  readonly className: string;
}

/** A picture in two layouts, with its caption. */
export function Illustration({ svg, alt, caption, className }: IllustrationProps) {
  return (
    <figure className={`picture ${className}`}>
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{caption}</figcaption>
      <ZoomButton name={caption} />
    </figure>
  );
}
