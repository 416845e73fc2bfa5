import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { desktopQuery, mobileBreakpoint } from "./breakpoint";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));

/** Widths of screens in CSS pixels that a style sheet asks for, with the side of which it speaks. */
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
  // Around the breakpoint, other widths are slips; further away they are breaks of their own.
  const near = found.filter(([, , width]) => Math.abs(Number(width) - mobileBreakpoint) < 200);
  expect(near.length).toBeGreaterThan(8);
  for (const [sheet, side, width] of near) {
    expect([sheet, side, width]).toEqual([sheet, side, side === "min" ? 997 : 996]);
  }
});
