import { useEffect, useRef } from "react";
import type { Marked as MarkedText } from "../../../../shared/search/markText";
import { withSeams } from "../../../../mdx/Seams/withSeams";
import { Link } from "../../../components/Link/Link";
import { useSite } from "../../../hooks/useSite";
import { KindIcon } from "../KindIcon";
import type { SearchHit } from "../../../../shared/search/toHits";
import type { ClientAnswer } from "../searchClient";

export interface SearchResultsProps {
  readonly answer: ClientAnswer;
  /** Whether the answer to a newer query is pending. */
  readonly isStale: boolean;
  /** Called when the reader comes near the end of the list or asks for more. */
  readonly onEnd: () => void;
}

/** The pages found with the places in them; more are loaded as the reader scrolls. */
export function SearchResults({ answer, isStale, onEnd }: SearchResultsProps) {
  return (
    <>
      <ol className="search-results" data-stale={isStale ? "" : undefined} aria-busy={isStale}>
        {groupByPage(answer.hits).map(({ path, hits }) => (
          <PageItem key={path} hits={hits} />
        ))}
      </ol>
      {answer.hasMore && <MoreButton onEnd={onEnd} />}
    </>
  );
}

/** The first hit names the page and shows the best place in it; the others are lines below it. */
function PageItem({ hits: [first, ...others] }: { readonly hits: readonly SearchHit[] }) {
  if (!first) return null;
  return (
    <li>
      <p className="search-trail">{first.trail.length > 0 ? first.trail.join(" › ") : first.group.label}</p>
      <h2>
        <Link to={first.path} data-search-stop="">
          <KindIcon kind={first.kind} />
          <span>
            <Marked pieces={first.title} />
            {first.headings.map((heading, place) => (
              <span key={place}>
                {" › "}
                <Marked pieces={heading} />
              </span>
            ))}
          </span>
        </Link>
      </h2>
      <p className="search-snippet">
        <Marked pieces={first.snippet} />
      </p>
      {others.length > 0 && (
        <ul>
          {others.map((hit) => (
            <li key={hit.id}>
              <Link to={hit.path} data-search-stop="">
                <KindIcon kind={hit.kind} />
                <span>
                  <Marked pieces={hit.headings.at(-1) ?? hit.title} />
                </span>
              </Link>
              <span className="search-snippet">
                <Marked pieces={hit.snippet} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function Marked({ pieces }: { readonly pieces: MarkedText }) {
  return (
    <>
      {pieces.map(({ text, isMarked }, place) =>
        isMarked ? <mark key={place}>{withSeams(text)}</mark> : withSeams(text),
      )}
    </>
  );
}

function MoreButton({ onEnd }: Pick<SearchResultsProps, "onEnd">) {
  const { more } = useSite().strings.search;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd(), { rootMargin: "400px" });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onEnd]);
  return (
    <button ref={button} type="button" className="search-more" data-search-stop="" onClick={onEnd}>
      {more}
    </button>
  );
}

function groupByPage(hits: readonly SearchHit[]): readonly { path: string; hits: readonly SearchHit[] }[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const path = hit.path.split("#")[0] ?? hit.path;
    const page = pages.get(path);
    if (page) page.push(hit);
    else pages.set(path, [hit]);
  }
  return [...pages].map(([path, found]) => ({ path, hits: found }));
}
