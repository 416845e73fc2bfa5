import { expect, test } from "@jest/globals";
import { scriptOfSvg } from "./scriptOfSvg";

test.each([
  ["<svg><script>start()</script></svg>", "<script>"],
  ["<svg:svg><svg:script href='a.js'/></svg:svg>", "<script>"],
  ["<svg><SCRIPT\ntype='text/ecmascript'></SCRIPT></svg>", "<script>"],
  ['<svg onload="start()"></svg>', "onload"],
  ['<svg><rect width="1"\n  onClick = "start()"/></svg>', "onClick"],
  ['<svg><a href=" javascript:start()">A</a></svg>', "javascript:"],
])("finds the script in %s", (text, found) => {
  expect(scriptOfSvg(text)).toBe(found);
});

test.each([
  "<svg><!-- <script>start()</script> --><rect/></svg>",
  "<svg><style><![CDATA[ /* <script> */ ]]></style></svg>",
  '<svg><title>Turn on = off</title><rect aria-label="switch on=1"/></svg>',
  "<svg><text>javascript: start()</text></svg>",
  '<svg><rect data-on="1" font-size="2"/></svg>',
  "",
])("finds no script in %j", (text) => {
  expect(scriptOfSvg(text)).toBeNull();
});

test("scans a large file before the test times out", () => {
  expect(scriptOfSvg(`<svg>${'<path d="M0 0" '.repeat(50_000)}`)).toBeNull();
});
