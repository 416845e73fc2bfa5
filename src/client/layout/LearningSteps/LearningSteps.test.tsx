import { afterEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { finishedKey, showFinishedPages } from "../../features/learningPaths/finishedPages";
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

test("shows the place in each path, and the next step", () => {
  const { container } = render(<LearningSteps path="/install" steps={steps} />);
  expect(container).toHaveTextContent("Step 3 of 7 in First steps");
  expect(screen.getByRole("link", { name: "First steps" })).toHaveAttribute("href", "/paths/start");
  expect(screen.getByRole("link", { name: "Run it" })).toHaveAttribute("href", "/run");
  expect(container).toHaveTextContent("Step 2 of 2 in Later");
  expect(container).toHaveTextContent("This is the last step.");
});

test("stores a finished page, marks it in the list, and can take it back", async () => {
  const user = userEvent.setup();
  render(
    <>
      <LearningSteps path="/install" steps={steps} />
      <StepList steps={cards} />
    </>,
  );
  showFinishedPages(document);
  const [first, second] = screen.getAllByText("Done", { selector: "strong" });
  expect(first).not.toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Done" }));
  expect(localStorage.getItem(finishedKey)).toBe('["/install"]');
  // As on the next page, or in another tab.
  window.dispatchEvent(new Event("storage"));
  expect(first).toBeVisible();
  expect(second).not.toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Done" }));
  expect(localStorage.getItem(finishedKey)).toBe("[]");
  window.dispatchEvent(new Event("storage"));
  expect(first).not.toBeVisible();
});

test.each(["no JSON", "{}", "[1, null]", '"/install"'])("marks nothing as finished if %s is stored", (stored) => {
  localStorage.setItem(finishedKey, stored);
  render(<LearningSteps path="/install" steps={steps} />);
  showFinishedPages(document);
  expect(screen.getByRole("checkbox", { name: "Done" })).not.toBeChecked();
});
