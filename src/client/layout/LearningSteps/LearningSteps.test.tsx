import { afterEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { finishedKey } from "../../features/learningPaths/useFinishedPages";
import { StepList } from "../StepList/StepList";
import { LearningSteps } from "./LearningSteps";

afterEach(() => localStorage.clear());

const steps = [
  { label: "First steps", path: "/paths/start", step: 3, count: 7, next: { label: "Run it", path: "/run" } },
  { label: "Later", path: "/paths/later", step: 2, count: 2, next: null },
];
const cards = [
  { label: "Install it", path: "/install", description: "Put it there.", count: null, minutes: 5 },
  { label: "Run it", path: "/run", description: null, count: null, minutes: 1 },
];

test("names the place in each path, and the step that follows", () => {
  const { container } = render(<LearningSteps path="/install" steps={steps} />);
  expect(container).toHaveTextContent("Step 3 of 7 in First steps");
  expect(screen.getByRole("link", { name: "First steps" })).toHaveAttribute("href", "/paths/start");
  expect(screen.getByRole("link", { name: "Run it" })).toHaveAttribute("href", "/run");
  expect(container).toHaveTextContent("Step 2 of 2 in Later");
  expect(container).toHaveTextContent("This is the last step.");
});

test("what a reader ticks is kept, marked in the list, and taken back", async () => {
  const user = userEvent.setup();
  render(
    <>
      <LearningSteps path="/install" steps={steps} />
      <StepList steps={cards} />
    </>,
  );
  const [first, second] = screen.getAllByRole("listitem").slice(-2);
  expect(first).not.toHaveTextContent("Done");
  await user.click(screen.getByRole("checkbox", { name: "Done" }));
  expect(localStorage.getItem(finishedKey)).toBe('["/install"]');
  expect(first).toHaveTextContent("5 min to read" + "Done");
  expect(second).not.toHaveTextContent("Done");
  await user.click(screen.getByRole("checkbox", { name: "Done" }));
  expect(localStorage.getItem(finishedKey)).toBe("[]");
  expect(first).not.toHaveTextContent("Done");
});

test.each(["no JSON", "{}", "[1, null]", '"/install"'])("of %s in the storage, nothing is finished", (stored) => {
  localStorage.setItem(finishedKey, stored);
  render(<LearningSteps path="/install" steps={steps} />);
  expect(screen.getByRole("checkbox", { name: "Done" })).not.toBeChecked();
});
