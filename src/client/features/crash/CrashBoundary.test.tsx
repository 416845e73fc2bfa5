import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { CrashBoundary } from "./CrashBoundary";

let isBroken = true;

function Page() {
  if (isBroken) throw new Error("no such thing");
  return <h1>The page</h1>;
}

function Frame({ path = "/a", isDocument = true }) {
  return (
    <CrashBoundary path={path} isDocument={isDocument}>
      <Page />
    </CrashBoundary>
  );
}

// React logs the errors that it catches; here they are expected.
beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

test("shows the error after a crash, and recovers with Try again", async () => {
  render(<Frame />);
  expect(screen.getByRole("heading")).toHaveTextContent("This page crashed.");
  expect(screen.getByText("no such thing")).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading")).toHaveTextContent("The page");
});

test("recovers when another page opens", () => {
  const { rerender } = render(<Frame path="/a" />);
  isBroken = false;
  rerender(<Frame path="/b" />);
  expect(screen.getByRole("heading")).toHaveTextContent("The page");
});

test("changes the title only on a document page", async () => {
  // Helmet may not have written the head of an earlier test yet.
  await nextFrame();
  document.title = "Before";
  const { unmount } = render(<Frame isDocument={false} />);
  await nextFrame();
  expect(document.title).toBe("Before");
  unmount();
  render(<Frame isDocument />);
  await waitFor(() => expect(document.title).toMatch(/^Page Error \| /));
});

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
