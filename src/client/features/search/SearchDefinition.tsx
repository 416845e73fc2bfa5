import { useEffect, useState } from "react";
import type { Definition } from "../../../shared/search/toDefinition";
import { Link } from "../../components/Link/Link";
import { KindIcon } from "./KindIcon";
import type { SearchAnswer } from "./provider";

export interface SearchDefinitionProps {
  readonly coming: SearchAnswer["definition"];
  readonly onLeave?: () => void;
}

/** Definition of the searched term, above the results. Its space is reserved with them, so no row moves when it arrives. */
export function SearchDefinition({ coming = null, onLeave }: SearchDefinitionProps) {
  const [come, setCome] = useState<{ readonly from: object; readonly definition: Definition | null } | null>(null);
  useEffect(() => {
    if (coming === null) return;
    let isOver = false;
    void coming.then((definition) => isOver || setCome({ from: coming, definition }));
    return () => {
      isOver = true;
    };
  }, [coming]);
  const isCome = come?.from === coming;
  if (coming === null || (isCome && come.definition === null)) return null;
  const definition = isCome ? come.definition : null;
  return (
    <p className="search-definition" aria-live="polite">
      {definition && (
        <span>
          <Link to={definition.path} onClick={onLeave} data-search-stop="">
            <KindIcon kind="term" />
            <strong>{definition.term}</strong>
          </Link>
          {` ${definition.text} `}
          <small>{definition.source}</small>
        </span>
      )}
    </p>
  );
}
