import { test } from "./test";

const bench = 'section[aria-label="Configuration workbench"]';

test("the workbench reports a problem while the reader types", async ({ reader }) => {
  await reader.open("/launch/yaml#editor");
  await reader.shown(bench, "Checked as job.yaml. No problems.").toBe(true);
  // The editor is in a shadow root, which selectors do not reach.
  await reader.ask((selector) => {
    const host = [...document.querySelectorAll(`${selector} *`)].find(({ shadowRoot }) => shadowRoot !== null);
    host?.shadowRoot?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  }, bench);
  await reader.press("Control+End");
  await reader.press("Enter");
  await reader.type("computng:");
  await reader.shown(`${bench} button`, "computng").toBe(true);
});

test("the playground trains and keeps its settings in the address", async ({ reader }) => {
  await reader.open("/federate#playground");
  await reader.shown("main", "Round 30 of 30: accuracy").toBe(true);
  await reader.ask(() => {
    const label = [...document.querySelectorAll("label")].find(({ textContent }) =>
      textContent.includes("partition_alpha"),
    );
    label?.control?.focus();
  });
  await reader.press("Home");
  await reader.see(() => location.hash).toContain("#playground=");
  await reader.shown("main", "Round 30 of 30: accuracy").toBe(true);
});

test("code blocks show the values that the reader fills in", async ({ reader }) => {
  await reader.open("/launch/on-cloud/cloud-cluster");
  await reader.shown("figure.code .value", "my_cluster").toBe(true);
  await reader.click("figure.code .value", "my_cluster");
  await reader.shown("dialog.values", "Your values").toBe(true);
  await reader.type("team-gpu");
  await reader.press("Enter");
  await reader.shown("figure.code .value", "team-gpu").toBe(true);
});
