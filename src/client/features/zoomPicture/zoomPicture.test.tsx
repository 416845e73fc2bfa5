import { beforeAll, beforeEach, expect, test } from "@jest/globals";
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
  installZoomPicture(document, "Close");
});

beforeEach(() => page('<button type="button" data-action="zoom"><svg><path d="M0 0"></path></svg></button>'));

const dialog = () => document.querySelector("dialog");

test("the button of a diagram opens a copy of it, with its alternative", () => {
  document.querySelector("button path")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.getAttribute("aria-label")).toBe("From A to B");
  expect(dialog()?.querySelectorAll(".diagram-picture[role=img] > svg")).toHaveLength(1);
  expect(dialog()?.querySelector("img")).toBeNull();
  expect(document.querySelectorAll("body > figure .diagram-picture")).toHaveLength(1);
});

test("a drawing is copied with the class of its figure, without what else stands in that", () => {
  document.body.innerHTML = `<figure class="picture key-picture"><div role="img" aria-label="A round"><svg></svg></div>
    <figcaption>A round</figcaption><button type="button" data-action="zoom"></button></figure>`;
  document.querySelector("button")?.click();
  expect(dialog()?.getAttribute("aria-label")).toBe("A round");
  expect(dialog()?.querySelector("figure.key-picture")?.innerHTML).toBe(
    '<div role="img" aria-label="A round"><svg></svg></div>',
  );
});

test("the link of a picture opens its full size", () => {
  document.querySelector("a img")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(dialog()?.querySelector("img")?.src).toMatch(/\/full\.png$/);
  expect(dialog()?.getAttribute("aria-label")).toBe("A chart");
});
