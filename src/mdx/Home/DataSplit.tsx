import { Children, isValidElement, useId, type ReactElement, type ReactNode } from "react";
import { planRings, type Edge, type RingPicture } from "../../shared/rings/planRings";
import { ringsSvg } from "../../shared/rings/ringsSvg";

export interface SplitProps {
  /** How uneven the clients' data are: `alpha` of the Dirichlet distribution that divides them, above 0. */
  readonly alpha: string;
  /** Alternative text of the picture. */
  readonly alt: string;
  /** What the picture means: a line below it. */
  readonly children: ReactNode;
}

export interface DataSplitProps {
  /** Any text; the same text gives the same random split. */
  readonly seed: string;
  readonly clients: string;
  /** Label in the center: one or two words. */
  readonly center: string;
  readonly children: ReactNode;
}

const room = { width: 640, height: 560 };

/** One random split; only inside `DataSplit`, which renders it. */
export function Split({ children }: SplitProps) {
  return <>{children}</>;
}

/**
 * A round of federated learning over clients whose data differ. Each client is a ring whose arcs are its classes. Radio
 * buttons and style rules switch between the splits, without script.
 */
export function DataSplit({ seed, clients, center, children }: DataSplitProps) {
  const name = useId();
  const splits = Children.toArray(children).filter(
    (child): child is ReactElement<SplitProps> => isValidElement(child) && child.type === Split,
  );
  return (
    <div className="split" role="radiogroup" aria-label="alpha">
      {/* All buttons come before the first picture, so they do not move while the page is still loading. */}
      {splits.map(({ props: { alpha } }, index) => [
        <input
          key={`${alpha}-input`}
          id={`${name}-${alpha}`}
          className="split-choice"
          type="radio"
          name={name}
          value={alpha}
          defaultChecked={index === Math.floor((splits.length - 1) / 2)}
        />,
        <label key={`${alpha}-label`} className="split-label" htmlFor={`${name}-${alpha}`}>
          <i>α</i> = {alpha}
        </label>,
      ])}
      {splits.map(({ props: { alpha, alt, children: caption } }) => {
        const picture = planRings({ ...room, seed, alpha: Number(alpha), clients: Number(clients) });
        return (
          <div key={alpha} className="split-panel">
            <svg viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={alt}>
              <g dangerouslySetInnerHTML={{ __html: ringsSvg(picture, null) + travellers(picture) }} />
              <Names picture={picture} center={center} />
            </svg>
            {caption}
          </div>
        );
      })}
    </div>
  );
}

/** Each client's number of samples, and the label in the center. */
function Names({ picture: { whole, clients }, center }: { readonly picture: RingPicture; readonly center: string }) {
  const [first = "", ...others] = center.split(" ");
  return (
    <>
      {clients.map(({ x, y, samples }) => (
        <text key={`${x} ${y}`} className="split-samples" x={Math.round(x)} y={Math.round(y)}>
          {samples}
        </text>
      ))}
      <text className="split-center" x={Math.round(whole.x)} y={Math.round(whole.y)}>
        {first}
        {others.length > 0 && (
          <tspan x={Math.round(whole.x)} dy="1.25em">
            {others.join(" ")}
          </tspan>
        )}
      </text>
    </>
  );
}

/** Moving updates: zero-length dashes with round caps, which style rules move along their edge. */
function travellers({ edges }: RingPicture): string {
  return edges.map((edge) => `<path class="split-update" pathLength="1" d="${curve(edge)}"/>`).join("");
}

function curve({ from, bend, to }: Edge): string {
  const at = ({ x, y }: Edge["from"]) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}
