import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "@jest/globals";
import { groupIconId, neutralIcon } from "../../shared/groupIcons";
import { GroupIcon } from "../components/GroupIcon/GroupIcon";
import { GroupIconShapes } from "./GroupIconShapes";

test("gives every group a shape for its icon, and a neutral one if it has no icon", () => {
  const groups = [
    { name: "launch", folder: "launch" },
    { name: "guide", folder: "guide" },
  ];
  const shapes = renderToStaticMarkup(<GroupIconShapes groups={groups} icons={{ launch: "M1 1h2" }} />);
  expect(shapes).toContain(
    `<symbol id="${groupIconId("launch")}" viewBox="0 0 20 20"><path stroke-width="1.5" d="M1 1h2"`,
  );
  expect(shapes).toContain(`<symbol id="${groupIconId("guide")}"`);
  expect(shapes).toContain(`d="${neutralIcon}"`);
  expect(renderToStaticMarkup(<GroupIcon group="guide" />)).toContain(`<use href="#${groupIconId("guide")}">`);
});

test("uses the newest version's icon for a group of an older version", () => {
  const groups = [
    { name: "launch", folder: "launch" },
    { name: "launch-1.0", folder: "1.0/launch" },
  ];
  const shapes = renderToStaticMarkup(<GroupIconShapes groups={groups} icons={{ launch: "M1 1h2" }} />);
  expect(shapes).toContain(
    `<symbol id="${groupIconId("launch-1.0")}" viewBox="0 0 20 20"><use href="#${groupIconId("launch")}"></use>`,
  );
});

test("hides the shapes from layout and from screen readers", () => {
  const shapes = renderToStaticMarkup(<GroupIconShapes groups={[{ name: "launch", folder: "launch" }]} icons={{}} />);
  expect(shapes).toMatch(/^<svg width="0" height="0" aria-hidden="true" hidden="">/);
});
