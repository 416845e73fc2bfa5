import { expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

test.each([
  ["`fedml`", "<code>fedml</code>"],
  ["`fedml env`", '<code class="short">fedml env</code>'],
  ["`client_num_per_round`", "<code>client_num_per_round</code>"],
  ["`partition_method_of_all`", "<code>partition_<wbr/>method_<wbr/>of_<wbr/>all</code>"],
  ["`fedml.api.FedMLServerManager`", "<code>fedml.<wbr/>api.<wbr/>FedMLServerManager</code>"],
  [
    "`fedml.DefaultServerAggregatorFactory`",
    "<code>fedml.<wbr/>Default<wbr/>Server<wbr/>Aggregator<wbr/>Factory</code>",
  ],
  ["`fedml.FedMLInferenceRunner.run`", "<code>fedml.<wbr/>FedMLInferenceRunner.<wbr/>run</code>"],
  [
    "`fedml login --edge -dpn 2`",
    '<code>fedml login <span class="short">--edge</span> <span class="short">-dpn</span> 2</code>',
  ],
])("breaks the code %s only where allowed", async (markdown, html) => {
  expect(await renderText(markdown)).toContain(html);
});

test("does not break code that fills a table cell, even in a link", async () => {
  expect(await renderText("| a |\n| - |\n| [`fedml cluster autostop`](#a) |")).toContain(
    '<code class="short">fedml cluster autostop</code>',
  );
  expect(await renderText("| a |\n| - |\n| `general_train_of_model` |")).toContain(
    '<code class="short">general_train_of_model</code>',
  );
});

test.each([
  [
    "[cross_silo/secagg/client.py:206](https://a.test)",
    "cross_<wbr/>silo/<wbr/>secagg/<wbr/>client.<wbr/>py:<wbr/>206</a>",
  ],
  ["## storage_user_defined_metadata", "storage_<wbr/>user_<wbr/>defined_<wbr/>metadata</h2>"],
  ["Run 1.0.3, or config/fedml.yaml.", "<p>Run 1.0.3, or config/fedml.yaml.</p>"],
])("breaks the text %s only where allowed", async (markdown, html) => {
  expect(await renderText(markdown)).toContain(html);
});
