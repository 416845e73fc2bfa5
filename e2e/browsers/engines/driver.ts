/** What a check needs of a browser; each engine has its own protocol for it. */
export interface Driver {
  /** Resolves when the text of the page is there. */
  open(url: string): Promise<void>;
  /** The browser's own Back (-1) and Forward (1); resolves before the page has come. */
  traverse(steps: -1 | 1): Promise<void>;
  /** Size of the page's view, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Pointer and keys, as WebDriver names them. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** @param body of a function that returns text. */
  run(body: string): Promise<string>;
  /** Errors of the console and exceptions since the last call. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** @source https://www.w3.org/TR/webdriver2/#actions: WebDriver BiDi has taken the same words. */
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
