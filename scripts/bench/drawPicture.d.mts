// Types of drawPicture.mjs for tests, which are TypeScript.
export interface PicturePlan {
  readonly kind: "photograph" | "screenshot" | "drawing";
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

export function drawPicture(plan: PicturePlan): Promise<Buffer>;
