/** What a check needs from a browser. Each engine implements it with its own protocol. */
export interface Driver {
  /** Resolves when the text of the page is loaded. */
  open(url: string): Promise<void>;
  /** The browser's own Back (-1) and Forward (1); resolves before the page has loaded. */
  traverse(steps: -1 | 1): Promise<void>;
  /** Size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Sends pointer and key actions, named as in WebDriver. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** @param body of a function that returns text. */
  run(body: string): Promise<string>;
  /** Returns console errors and exceptions since the last call. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** @source https://www.w3.org/TR/webdriver2/#actions: WebDriver BiDi uses the same names. */
export type InputSource =
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly actions: readonly (
        | { readonly type: "pointerMove"; readonly x: number; readonly y: number }
        | { readonly type: "pointerDown" | "pointerUp"; readonly button: 0 }
      )[];
    }
  | {
      readonly type: "key";
      readonly id: string;
      readonly actions: readonly { readonly type: "keyDown" | "keyUp"; readonly value: string }[];
    };
