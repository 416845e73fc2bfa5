import { afterEach, expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { withConstantPathScript } from "./pagePathScript";

const view = window as unknown as { pagePath?: string };
afterEach(() => void delete view.pagePath);

/** The script as Gatsby writes it. */
const gatsbys = (path: string) => (
  <script key="script-loader" dangerouslySetInnerHTML={{ __html: `window.pagePath=${JSON.stringify(path)};` }} />
);

function scriptOf(path: string): HTMLScriptElement {
  const other = <script key="tabs" dangerouslySetInnerHTML={{ __html: "1" }} />;
  document.body.innerHTML = renderToStaticMarkup(<>{withConstantPathScript([other, gatsbys(path)], path)}</>);
  const [first, last] = document.querySelectorAll("script");
  expect(first?.textContent).toBe("1");
  return last as HTMLScriptElement;
}

test("every page has the same script text, and its path in an attribute", () => {
  expect(scriptOf("/launch").textContent).toBe(scriptOf("/launch/yaml").textContent);
  expect(scriptOf('/a"</script>').dataset["path"]).toBe('/a"</script>');
});

test("the script sets window.pagePath", () => {
  const drawn = scriptOf("/launch/yaml");
  const run = document.createElement("script");
  run.dataset["path"] = drawn.dataset["path"];
  run.textContent = drawn.textContent;
  document.body.append(run);
  expect(view.pagePath).toBe("/launch/yaml");
});
