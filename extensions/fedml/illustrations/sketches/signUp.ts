import { widths, type Illustration } from "../illustration";
import { dot, path, text } from "../parts";
import { bar, field, greek, mark, page, panel } from "./parts";

function draw(width: number, height: number): string {
  const isWide = width > widths.narrow;
  const right = width - 20;
  const menu = { x: right - 128, y: bar + 52 };
  const key = { x: isWide ? 150 : 20, y: isWide ? 152 : 210, width: isWide ? 300 : 260 };
  return page(width, height, [
    dot(1, 30, bar + 23),
    text(48, bar + 23, "Nexus AI", "strong"),
    path(`M1 ${bar + 46}H${width - 1}`, "rule"),
    `<circle class="press" cx="${right - 10}" cy="${bar + 23}" r="13"/>`,
    `<circle class="press" cx="${right - 10}" cy="${bar + 19}" r="4"/>`,
    path(`M${right - 18} ${bar + 33}c2-9 14-9 16 0`, "press"),
    dot(2, right - 38, bar + 23),
    panel(menu.x, menu.y, 128, 82),
    `<rect class="press" x="${menu.x + 8}" y="${menu.y + 8}" width="112" height="34" rx="6"/>`,
    dot(3, menu.x + 26, menu.y + 25),
    text(menu.x + 44, menu.y + 25, "Profile", "strong"),
    greek(menu.x + 44, menu.y + 62, 52),
    text(key.x, key.y, "Account key", "strong"),
    field(key.x, key.y + 16, key.width, "•••• •••• •••• ••••", "code"),
    ...(isWide
      ? [greek(20, 110, 70), greek(20, 134, 54), greek(20, 158, 62), greek(key.x, 106, 120), greek(key.x, 126, 200)]
      : [greek(20, 124, 90), greek(20, 148, 60), greek(20, 172, 76)]),
  ]);
}

export const signUp: Illustration = {
  caption: "Where the account key is. The numbers match the steps; the layout is simplified.",
  alt: `${mark}: sign in to the console of Nexus AI (1). Then select the avatar at the top right (2) and Profile (3). The profile page shows the account key.`,
  wide: draw(widths.wide, 224),
  narrow: draw(widths.narrow, 282),
};
