import { CardList } from "../../client/components/CardList/CardList";
import type { Card } from "../../shared/pages";

export interface HomePageProps {
  readonly cards: readonly Card[];
}

export function HomePage({ cards }: HomePageProps) {
  return (
    <div style={{ maxInlineSize: "60rem", marginInline: "auto", padding: "3rem 1.5rem" }}>
      <h1>Alles über die Presse</h1>
      <CardList cards={cards} />
    </div>
  );
}
