import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import type { QueryOutcome } from "./toDocSearchClient";
import { useEnter } from "./useEnter";

function Window({ outcome, onEnter }: { readonly outcome: QueryOutcome; readonly onEnter: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEnter(frame, outcome);
  return (
    <div ref={frame}>
      <input className="DocSearch-Input" defaultValue="yaml" onKeyDown={({ key }) => key === "Enter" && onEnter()} />
    </div>
  );
}

const asked: QueryOutcome = { kind: "asked", text: "yaml" };
const answered = { kind: "answered", text: "yaml", answer: { hits: [], count: 0 } } as unknown as QueryOutcome;
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test("Enter waits for the answer to the query in the field", async () => {
  const onEnter = jest.fn();
  const { rerender } = render(<Window outcome={asked} onEnter={onEnter} />);
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  await turn();
  expect(onEnter).not.toHaveBeenCalled();
  rerender(<Window outcome={answered} onEnter={onEnter} />);
  await turn();
  expect(onEnter).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  expect(onEnter).toHaveBeenCalledTimes(2);
});

test("another key or another query cancels an early Enter", async () => {
  const onEnter = jest.fn();
  const { rerender } = render(<Window outcome={asked} onEnter={onEnter} />);
  const field = screen.getByRole("textbox");
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.keyDown(field, { key: "ArrowLeft" });
  rerender(<Window outcome={answered} onEnter={onEnter} />);
  await turn();
  rerender(<Window outcome={asked} onEnter={onEnter} />);
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.change(field, { target: { value: "cluster" } });
  rerender(<Window outcome={answered} onEnter={onEnter} />);
  await turn();
  expect(onEnter).not.toHaveBeenCalled();
});
