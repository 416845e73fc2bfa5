import { ZoomButton } from "../../../../src/mdx/ZoomButton/ZoomButton";

export interface IllustrationProps {
  /** SVG for wide and for narrow columns of text; the style sheet shows one of them. */
  readonly svg: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly caption: string;
  /** `key-picture` or `sketch`. */
  readonly className: string;
}

/** A picture in two arrangements, with its caption. */
export function Illustration({ svg, alt, caption, className }: IllustrationProps) {
  return (
    <figure className={`picture ${className}`}>
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{caption}</figcaption>
      <ZoomButton name={caption} />
    </figure>
  );
}
