import { useEffect } from "react";
import { Helmet } from "react-helmet";

export interface PageStylesProps {
  /** Address of the style sheet, with the path prefix. */
  readonly href: string;
}

/**
 * A style sheet that only some pages need. It is in the head of the static page; when the reader comes by a link, an effect adds it
 * once. Helmet runs only in the static render: in the browser, it would remove the link between two steps of hydration and add it again.
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
