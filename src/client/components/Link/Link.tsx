import type { AnchorHTMLAttributes } from "react";
import { withPrefix } from "gatsby";
import { isExternal } from "../../../shared/routes";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** An address of this site, "#anchor", or a URL. */
  readonly to: string;
}

/** A plain link. Client navigation and prefetching come from the listeners of `features/navigation`. */
export function Link({ to, children, ...rest }: LinkProps) {
  const isOutside = isExternal(to);
  const href = isOutside || to.startsWith("#") ? to : withPrefix(to);
  return (
    <a href={href} {...(isOutside ? { rel: "noopener" } : {})} {...rest}>
      {children}
    </a>
  );
}
