import { hostFiles } from "../node/outputs/host/hostFiles";
import { markdownPage } from "../node/pages/markdownPage";
import { buildIndex } from "../node/search/buildIndex";
import { indexFiles } from "../src/shared/search/indexFormat";
import { routes } from "../src/shared/routes";
import { makeTemporarySite, type TemporarySite } from "./temporarySite";
import { testRecord } from "./searchRecords";

const records = [
  testRecord("/launch", "Launch a job", { content: "It finds machines and starts your job on them." }),
  testRecord("/launch", "Launch a job", { heading: "Autostop", code: "appml launch job.yaml\nappml cluster autostop" }),
  testRecord("/launch", "Launch a job", { name: "appml launch", content: "command. Starts a job." }),
  testRecord("/launch", "Launch a job", { name: "appml launch --group", content: "option. Queue of the job." }),
  testRecord("/launch/api", "Launch from Python", { content: "Machines by code." }),
  testRecord("/launch/api", "Launch from Python", { name: "appml.api.launch_job", content: "function. Starts a job." }),
  testRecord("/launch/api", "Launch from Python", { name: "Give --group to launch_job", content: "error. Name one." }),
];

/** A folder with a built site in `public`. */
export function makeBuiltSite(siteUrl: string): TemporarySite {
  return makeTemporarySite(builtFiles(siteUrl));
}

/** What a build writes for two pages and a former address, as far as programs read it, and a file that they do not read. */
export function builtFiles(siteUrl: string): Readonly<Record<string, string>> {
  const page = (path: string, title: string) => [
    `public${routes.markdown(path)}`,
    markdownPage({ title, description: null, url: siteUrl + path, body: `Text of ${path}.` }),
  ];
  const index = [...buildIndex({ records, synonyms: [], trailOf: () => ["Launch"] })].map(([name, text]) => [
    `public${name === indexFiles.core ? routes.searchIndex() : routes.searchFile(name)}`,
    text,
  ]);
  const prefix = new URL(siteUrl).pathname.replace(/\/$/, "");
  const redirects = [{ from: "/jobs", to: "/launch#autostop" }];
  const hosts = hostFiles({
    pathPrefix: prefix,
    redirects,
    digestNamed: [],
    shared: [],
    inline: { scripts: new Set(), styles: new Set(), hasStyleAttributes: false, hasVideos: false },
    others: { scripts: [], requests: [], frames: [], pictures: [] },
  });
  return Object.fromEntries([
    ...index,
    ...hosts.map(({ file, text }) => [`public/${file}`, text]),
    page("/", "Docs"),
    page("/launch", "Launch a job"),
    page("/launch/api", "Launch from Python"),
    ["public/launch/index.html", "<!doctype html>"],
    ["secret.md", "Nothing for readers."],
  ]) as Record<string, string>;
}
