import type { HitKind } from "../../../shared/search/hitKind";

/** Line shapes on a 24 by 24 grid. */
const shapes: Readonly<Record<HitKind, string>> = {
  page: "M14 4H7v16h10V7zM14 4v3h3",
  heading: "M10 5L8 19M16 5l-2 14M5 9.5h14M5 14.5h14",
  reference: "M5 6h14v12H5zM5 10h14M9 10v8",
  command: "M6 8l4 4-4 4M13 16h6",
  option: "M5 8h6M15 8h4M5 16h2M11 16h8M13 6v4M9 14v4",
  key: "M9 5c-4 0-1 6-4 7 3 1 0 7 4 7M15 5c4 0 1 6 4 7-3 1 0 7-4 7",
  python: "M8 5c-4 4-4 10 0 14M16 5c4 4 4 10 0 14M10 10l4 4M14 10l-4 4",
  error: "M12 5L4 19h16zM12 10v4M12 16.5v.5",
  term: "M6 5h10a2 2 0 0 1 2 2v12H8a2 2 0 0 1-2-2zM10 9h4",
};

/** Shows the kind of a result, which its text tells too. */
export function KindIcon({ kind }: { readonly kind: HitKind }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" data-kind={kind} aria-hidden>
      <path d={shapes[kind]} />
    </svg>
  );
}
