import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { desktopQuery, mobileBreakpoint } from "./breakpoint";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));

/** Matches the screen widths of media queries, in CSS pixels, and whether each is a minimum or a maximum. */
const widths = /@media[^{]*\((?<side>min|max)-width:\s*(?<width>\d+)px\)/g;

test("the layout for small screens ends at 996 px, in script and in every style sheet", () => {
  expect(mobileBreakpoint).toBe(996);
  expect(desktopQuery).toBe("(min-width: 997px)");
  const found = sheets.flatMap((sheet) =>
    [...readFileSync(path.join("src", sheet), "utf8").matchAll(widths)].map(({ groups }) => [
      sheet,
      groups?.["side"],
      Number(groups?.["width"]),
    ]),
  );
  // Near the breakpoint, other widths are mistakes; further away, they are separate breakpoints.
  const near = found.filter(([, , width]) => Math.abs(Number(width) - mobileBreakpoint) < 200);
  expect(near.length).toBeGreaterThan(8);
  for (const [sheet, side, width] of near) {
    expect([sheet, side, width]).toEqual([sheet, side, side === "min" ? 997 : 996]);
  }
});
