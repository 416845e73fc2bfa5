import type { ReactNode } from "react";

export interface VideoProps {
  /** Address of the file. */
  readonly src: string;
  /** Its size in pixels, so that nothing moves when it comes. */
  readonly width: string;
  readonly height: string;
  /** Address of the picture that is shown until it plays. */
  readonly poster?: string;
  /** Address of what is said in it, as WebVTT. */
  readonly subtitles?: string;
  /** The caption. */
  readonly children?: ReactNode;
}

/** A video of the site's own. Nothing of it is loaded before the reader starts it. */
export function Video({ src, width, height, poster, subtitles, children }: VideoProps) {
  return (
    <figure className="picture">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a video without words has none */}
      <video src={src} poster={poster} width={width} height={height} controls preload="none" playsInline>
        {subtitles !== undefined && <track kind="captions" src={subtitles} default />}
      </video>
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  );
}
