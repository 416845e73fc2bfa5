import { expect } from "@playwright/test";
import { isTakenOver } from "../support/test";
import type { Driver } from "./engines/driver";

/** @source https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = {
  Control: "\uE009",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  PageDown: "\uE00F",
  Shift: "\uE008",
  Tab: "\uE004",
};

/** Acts on a page as a reader does, with real pointer and key events, and checks what the page shows. */
export class Reader {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
    private readonly slowSite: string,
  ) {}

  /** Opens a page and waits until React has hydrated it. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.site + path);
    await this.see(isTakenOver).toBe(true);
  }

  /** Goes to a page of the slow host, whose templates never arrive, and waits for nothing. */
  async openSlowly(path: string): Promise<void> {
    await this.driver.open(`${this.slowSite}/robots.txt`);
    await this.ask((address) => void location.assign(address), path);
  }

  async back(): Promise<void> {
    await this.driver.traverse(-1);
  }

  async forward(): Promise<void> {
    await this.driver.traverse(1);
  }

  async resize(width: number, height = 900): Promise<void> {
    await this.driver.resize(width, height);
    await this.see(() => window.innerWidth).toBe(width);
  }

  /** Runs a function in the page; it may use nothing but its arguments. */
  async ask<Args extends readonly unknown[], Answer>(look: (...args: Args) => Answer, ...args: Args): Promise<Answer> {
    const list = args.map((arg) => JSON.stringify(arg)).join(",");
    return JSON.parse(
      await this.driver.run(`return JSON.stringify((${look.toString()})(${list})) ?? "null"`),
    ) as Answer;
  }

  /** An expectation that is retried until it holds, even after errors: a page that is about to change may not answer. */
  see<Args extends readonly unknown[], Answer>(look: (...args: Args) => Answer, ...args: Args) {
    return expect.poll(() => this.ask(look, ...args).catch((error: Error) => error.message), {
      intervals: [50],
      message: look.toString(),
    });
  }

  title() {
    return this.see(() => document.querySelector("h1")?.textContent);
  }

  /** Whether an element that matches is visible. */
  shown(selector: string, text = "") {
    return this.see(
      (wanted, words) =>
        [...document.querySelectorAll(wanted)].some(
          (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(words),
        ),
      selector,
      text,
    );
  }

  /** Scroll position, once three readings are equal: two may be equal during an animation, because a busy machine paints few frames. */
  async restingPlace(): Promise<number> {
    let places: readonly number[] = [];
    await expect
      .poll(
        async () => {
          const place = await this.ask(() => Math.round(window.scrollY)).catch(() => NaN);
          places = [...places, place].slice(-3);
          return places.length === 3 && places.every((other) => other === place);
        },
        { intervals: [100] },
      )
      .toBe(true);
    return places[0] ?? NaN;
  }

  /** Clicks the middle of the first visible element that matches. */
  async click(selector: string, text = ""): Promise<void> {
    await this.hover(selector, text);
    await this.driver.perform([
      {
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]);
  }

  /** Moves the pointer onto an element. Scrolls it into view if needed, and waits until it no longer moves and is not covered. */
  async hover(selector: string, text = ""): Promise<void> {
    let place = { x: 0, y: 0 };
    let problem = "";
    await expect
      .poll(
        async () => {
          const found = await this.ask(findPlace, selector, text).catch((error: Error) => error.message);
          if (typeof found === "string") {
            problem = found;
            return found;
          }
          const isResting = found.x === place.x && found.y === place.y;
          place = found;
          return isResting ? "" : "It moves.";
        },
        { intervals: [50], message: `${selector} ${text} ${problem}` },
      )
      .toBe("");
    await this.driver.perform([{ type: "pointer", id: "mouse", actions: [{ type: "pointerMove", ...place }] }]);
  }

  /** Presses PageDown until the page is scrolled at least this far. WebKit's driver does not scroll the same way twice with a wheel. */
  async scrollTo(top: number): Promise<void> {
    for (let place = 0; place < top; place = await this.restingPlace()) await this.press("PageDown");
  }

  /** @param chord such as "Control+k". */
  async press(chord: string): Promise<void> {
    const values = chord.split("+").map((name) => keys[name] ?? name);
    await this.driver.perform([
      {
        type: "key",
        id: "keyboard",
        actions: [
          ...values.map((value) => ({ type: "keyDown", value }) as const),
          ...values.toReversed().map((value) => ({ type: "keyUp", value }) as const),
        ],
      },
    ]);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }
}

/** Runs in the page. @returns the middle of an element, or why it cannot be clicked yet. */
function findPlace(selector: string, text: string): { x: number; y: number } | string {
  const target = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(text),
  );
  // A link that wraps onto two lines has a box on each.
  const box = target?.getClientRects()[0];
  if (!target || !box) return "It is not shown.";
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  if (hit && target.contains(hit)) return { x, y };
  target.scrollIntoView({ block: "center", behavior: "instant" });
  return `It is covered by ${hit?.outerHTML.slice(0, 100) ?? "the edge of the window"}.`;
}
