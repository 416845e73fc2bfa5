import type { ReactNode } from "react";

export interface VideoProps {
  /** URL of the file. */
  readonly src: string;
  /** Size in pixels, so that the layout does not shift when the video loads. */
  readonly width: string;
  readonly height: string;
  /** URL of the picture that is shown until the video plays. */
  readonly poster?: string;
  /** URL of the captions, as WebVTT. */
  readonly subtitles?: string;
  /** Caption below the video. */
  readonly children?: ReactNode;
}

/** A video hosted by the site. The browser loads nothing of it before the reader starts it. */
export function Video({ src, width, height, poster, subtitles, children }: VideoProps) {
  return (
    <figure className="picture">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a video without speech has no captions */}
      <video src={src} poster={poster} width={width} height={height} controls preload="none" playsInline>
        {subtitles !== undefined && <track kind="captions" src={subtitles} default />}
      </video>
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  );
}
