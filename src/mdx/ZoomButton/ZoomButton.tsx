import { fill } from "../../shared/fill";
import { useContentStrings } from "../contentStrings";

export interface ZoomButtonProps {
  /** Name of what the button enlarges: the diagram of the figure that the button ends. */
  readonly name: string;
}

export function ZoomButton({ name }: ZoomButtonProps) {
  const { enlarge } = useContentStrings();
  return (
    <button type="button" className="diagram-zoom" data-action="zoom" aria-label={fill(enlarge, { alt: name })}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M12 3h5v5M17 3l-5.5 5.5M8 17H3v-5M3 17l5.5-5.5" />
      </svg>
    </button>
  );
}
