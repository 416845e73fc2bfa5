import { fill } from "../../shared/fill";
import { useContentStrings } from "../contentStrings";

export interface InlinePictureProps {
  readonly src: string;
  readonly srcSet?: string;
  /** Address of the picture in full size. */
  readonly full: string;
  /** The same of the picture that takes its place in dark mode, where there is one. */
  readonly darkSrc?: string;
  readonly darkSrcSet?: string;
  readonly darkFull?: string;
  /** CSS pixels of the original; they keep the place before the picture is there. */
  readonly width: string;
  readonly height: string;
  /** Widest that it is shown, in CSS pixels. */
  readonly shown: string;
  readonly alt: string;
  readonly loading: "lazy" | "eager";
}

export interface PictureProps extends InlinePictureProps {
  readonly caption?: string;
}

/** Room beside the text of a phone, in CSS pixels: `--space-edge` on both sides. */
const edges = 32;

/** Of a pair, style rules show one. Both wait until they are seen: what is not displayed never is, and is not loaded. */
export function InlinePicture({ darkSrc, darkSrcSet, ...picture }: InlinePictureProps) {
  const { src, srcSet, width, height, shown, alt, loading } = picture;
  const size = { width, height, decoding: "async" } as const;
  const sizes = `(max-width: ${Number(shown) + edges}px) calc(100vw - ${edges}px), ${shown}px`;
  const light = { src, srcSet, sizes: srcSet && sizes };
  if (darkSrc === undefined) return <img {...light} {...size} alt={alt} loading={loading} />;
  const dark = { src: darkSrc, srcSet: darkSrcSet, sizes: darkSrcSet && sizes };
  return (
    <>
      <img {...light} {...size} alt={alt} loading="lazy" className="of-light" />
      <picture>
        {/* Without script, pages are light, and browsers load what is not displayed: that is the light one once more. */}
        <source media="(scripting: none)" srcSet={src} />
        <img {...dark} {...size} alt={alt} loading="lazy" className="of-dark" />
      </picture>
    </>
  );
}

/** A picture of its own line. The link leads to the full size; with script it opens in place. */
export function Picture({ caption, ...picture }: PictureProps) {
  const { enlarge } = useContentStrings();
  const label = fill(enlarge, { alt: picture.alt });
  return (
    <figure className="picture">
      <a href={picture.full} data-dark={picture.darkFull} data-action="zoom" aria-label={label}>
        <InlinePicture {...picture} />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
