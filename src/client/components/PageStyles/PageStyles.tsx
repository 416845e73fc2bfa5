import { useEffect } from "react";
import { Helmet } from "react-helmet";

export interface PageStylesProps {
  /** Address of the style sheet, with the path prefix. */
  readonly href: string;
}

/**
 * A style sheet that some pages need: in the head of the static page, and added once where a reader comes by a link. Helmet writes it
 * into the static page alone: in the browser, it would take the link out between two steps of hydration, and put it back.
 */
export function PageStyles({ href }: PageStylesProps) {
  useEffect(() => {
    if (document.querySelector(`link[href="${href}"]`)) return;
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }, [href]);
  if (typeof document !== "undefined") return null;
  return (
    <Helmet>
      <link rel="stylesheet" href={href} />
    </Helmet>
  );
}
