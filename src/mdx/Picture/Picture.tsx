import { fill } from "../../shared/fill";
import { useContentStrings } from "../contentStrings";

export interface InlinePictureProps {
  readonly src: string;
  readonly srcSet?: string;
  /** URL of the full-size picture. */
  readonly full: string;
  /** The same for the picture that replaces it in dark mode, if there is one. */
  readonly darkSrc?: string;
  readonly darkSrcSet?: string;
  readonly darkFull?: string;
  /** Size of the original in CSS pixels; reserves the space before the picture has loaded. */
  readonly width: string;
  readonly height: string;
  /** Largest width at which it is shown, in CSS pixels. */
  readonly shown: string;
  readonly alt: string;
  readonly loading: "lazy" | "eager";
}

export interface PictureProps extends InlinePictureProps {
  readonly caption?: string;
}

/** Space left and right of the text on a phone, in CSS pixels: `--space-edge` on both sides. */
const edges = 32;

/** Style rules show one picture of a light and dark pair. Both load lazily, so browsers never load the one that is not displayed. */
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
        {/* Without script, pages are light, and browsers also load pictures that are not displayed: give them the light one again. */}
        <source media="(scripting: none)" srcSet={src} />
        <img {...dark} {...size} alt={alt} loading="lazy" className="of-dark" />
      </picture>
    </>
  );
}

/** A picture on its own line. It links to the full size; with script it opens in place. */
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
