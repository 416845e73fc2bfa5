import { beforeAll, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { Term } from "../../../mdx/Term/Term";
import { installTerms } from "./dismissTerms";

beforeAll(() => installTerms(document));

test("Escape hides the definition until the reader leaves the word", async () => {
  const user = userEvent.setup();
  render(
    <p>
      Data stay in <Term definition="Participant that is an organisation.">silos</Term>.
    </p>,
  );
  const word = screen.getByText("silos");
  const term = word.closest(".term");
  await user.tab();
  expect(word).toHaveFocus();
  expect(word).toHaveAccessibleDescription("Participant that is an organisation.");
  await user.keyboard("a");
  expect(term).not.toHaveAttribute("data-dismissed");
  await user.keyboard("{Escape}");
  expect(term).toHaveAttribute("data-dismissed");
  await user.hover(word);
  await user.unhover(word);
  expect(term).toHaveAttribute("data-dismissed");
  await user.tab();
  expect(term).not.toHaveAttribute("data-dismissed");
});
