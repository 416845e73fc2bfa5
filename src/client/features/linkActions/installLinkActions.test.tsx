import { beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { testStrings } from "../../../../test/testStrings";
import { installLinkActions } from "./installLinkActions";

const page = (button: string) => {
  document.body.innerHTML = `<figure class="diagram"><div class="diagram-drawing">
    <div class="diagram-picture" role="img" aria-label="From A to B"><svg viewBox="0 0 400 100"></svg></div></div>${button}</figure>
    <figure class="picture"><a href="/full.png" data-action="zoom"><img src="/small.png" alt="A chart"></a></figure>`;
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  installLinkActions(document, testStrings);
});

beforeEach(() => page('<button type="button" data-action="zoom"><svg><path d="M0 0"></path></svg></button>'));

const dialog = (name: string) => screen.findByRole<HTMLDialogElement>("dialog", { name });
const click = (target: Element | null) =>
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

test("the button of a diagram opens a copy with its text alternative", async () => {
  click(document.querySelector("button path"));
  const opened = await dialog("From A to B");
  expect(opened.open).toBe(true);
  expect(opened.querySelectorAll(".diagram-picture[role=img] > svg")).toHaveLength(1);
  expect(opened.querySelector("img")).toBeNull();
  expect(document.querySelectorAll("body > figure .diagram-picture")).toHaveLength(1);
});

test("copies a drawing with the class of its figure, without caption and button", async () => {
  document.body.innerHTML = `<figure class="picture key-picture"><div role="img" aria-label="A round"><svg></svg></div>
    <figcaption>A round</figcaption><button type="button" data-action="zoom"></button></figure>`;
  click(document.querySelector("button"));
  const opened = await dialog("A round");
  expect(opened.querySelector("figure.key-picture")?.innerHTML).toBe(
    '<div role="img" aria-label="A round"><svg></svg></div>',
  );
});

test("the link of a picture opens it in full size, with a close button", async () => {
  expect(click(document.querySelector("a img"))).toBe(false);
  const opened = await dialog("A chart");
  expect(opened.querySelector("img")?.src).toMatch(/\/full\.png$/);
  expect(within(opened).getByText(testStrings.content.close)).toBeTruthy();
});

test("a modified click follows the link to the file", () => {
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    document.querySelector("a img")?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
});

describe("the link of a heading", () => {
  const writeText = jest.fn<(text: string) => Promise<void>>();
  const notice = () => screen.queryByRole("status");

  beforeEach(() => {
    document.body.innerHTML = '<div class="heading"><h2 id="a">A</h2><a href="#a" class="anchor"></a></div>';
    Object.assign(navigator, { clipboard: { writeText } });
    writeText.mockReset().mockResolvedValue(undefined);
  });

  test("is followed, and its address is copied", async () => {
    expect(click(document.querySelector(".anchor"))).toBe(true);
    expect(writeText.mock.calls).toEqual([["http://localhost/#a"]]);
    expect(await screen.findByText("Link copied")).toHaveAttribute("role", "status");
    await waitForElementToBeRemoved(notice, { timeout: 3000 });
  });

  test("is only followed on a modified click", () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    expect(document.querySelector(".anchor")?.dispatchEvent(event)).toBe(true);
    expect(writeText).not.toHaveBeenCalled();
  });

  test("shows no message if the clipboard is refused", async () => {
    writeText.mockRejectedValue(new Error("Not allowed."));
    click(document.querySelector(".anchor"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notice()).toBeNull();
    expect(document.querySelector("dialog")).toBeNull();
  });
});
