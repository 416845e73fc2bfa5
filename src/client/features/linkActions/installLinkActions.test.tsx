import { beforeAll, beforeEach, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { testStrings } from "../../../../test/testStrings";
import { installZoomPicture } from "./zoomPicture";

const page = (button: string) => {
  document.body.innerHTML = `<figure class="diagram"><div class="diagram-drawing">
    <div class="diagram-picture" role="img" aria-label="From A to B"><svg viewBox="0 0 400 100"></svg></div></div>${button}</figure>
    <figure class="picture"><a href="/full.png" data-action="zoom"><img src="/small.png" alt="A chart"></a></figure>`;
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  installZoomPicture(document, testStrings);
});

beforeEach(() => page('<button type="button" data-action="zoom"><svg><path d="M0 0"></path></svg></button>'));

const dialog = (name: string) => screen.findByRole<HTMLDialogElement>("dialog", { name });
const click = (target: Element | null) =>
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

test("the button of a diagram opens a copy of it, with its alternative", async () => {
  click(document.querySelector("button path"));
  const opened = await dialog("From A to B");
  expect(opened.open).toBe(true);
  expect(opened.querySelectorAll(".diagram-picture[role=img] > svg")).toHaveLength(1);
  expect(opened.querySelector("img")).toBeNull();
  expect(document.querySelectorAll("body > figure .diagram-picture")).toHaveLength(1);
});

test("a drawing is copied with the class of its figure, without what else stands in that", async () => {
  document.body.innerHTML = `<figure class="picture key-picture"><div role="img" aria-label="A round"><svg></svg></div>
    <figcaption>A round</figcaption><button type="button" data-action="zoom"></button></figure>`;
  click(document.querySelector("button"));
  const opened = await dialog("A round");
  expect(opened.querySelector("figure.key-picture")?.innerHTML).toBe(
    '<div role="img" aria-label="A round"><svg></svg></div>',
  );
});

test("the link of a picture opens its full size, with a button that closes it", async () => {
  expect(click(document.querySelector("a img"))).toBe(false);
  const opened = await dialog("A chart");
  expect(opened.querySelector("img")?.src).toMatch(/\/full\.png$/);
  expect(within(opened).getByText(testStrings.content.close)).toBeTruthy();
});

test("with a modified click the link leads to the file", () => {
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    document.querySelector("a img")?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
});
