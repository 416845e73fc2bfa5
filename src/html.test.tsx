import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import Html from "./html";

test("renders the parts from Gatsby in order, and nothing for old browsers", () => {
  const html = renderToStaticMarkup(
    <Html
      htmlAttributes={{ lang: "en" }}
      headComponents={[<title key="title">Title</title>]}
      bodyAttributes={{ className: "body" }}
      preBodyComponents={[<i key="before" />]}
      body="<b>Page</b>"
      postBodyComponents={[<u key="after" />]}
    />,
  );
  expect(html).toBe(
    '<html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>' +
      '<title>Title</title></head><body class="body"><i></i><div id="___gatsby"><b>Page</b></div><u></u></body></html>',
  );
});
