export interface InlinePictureProps {
  readonly src: string;
  readonly srcSet?: string;
  /** Address of the picture in full size. */
  readonly full: string;
  /** Pixels of the original; they keep the place before the picture is there. */
  readonly width: string;
  readonly height: string;
  readonly alt: string;
  readonly loading: "lazy" | "eager";
}

export interface PictureProps extends InlinePictureProps {
  readonly caption?: string;
}

/** Widest a picture is drawn, in CSS pixels: the measure of the text. */
const columnWidth = 720;

export function InlinePicture({ src, srcSet, width, height, alt, loading }: InlinePictureProps) {
  const sizes = srcSet && `(max-width: ${columnWidth}px) 100vw, ${columnWidth}px`;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      decoding="async"
    />
  );
}

/** A picture of its own line. The link leads to the full size; with script it opens in place. */
export function Picture({ caption, ...picture }: PictureProps) {
  return (
    <figure className="picture">
      <a href={picture.full} data-island="zoom" aria-label={`Enlarge: ${picture.alt}`}>
        <InlinePicture {...picture} />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
