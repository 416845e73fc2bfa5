import { expect, test } from "@jest/globals";
import { nearest, onlyNear, onlyNearPath, suggest } from "./nearest";

test("returns the candidate most similar to the word", () => {
  expect(nearest("tilte", ["tags", "title", "image"])).toBe("title");
});

test("returns null if no candidate is similar, or if there are none", () => {
  expect(nearest("qwertyuiop", ["title"])).toBeNull();
  expect(nearest("title", [])).toBeNull();
});

test("does not treat another version number as similar", () => {
  expect(nearest("vitest-4", ["vitest-5", "vite"])).toBeNull();
  expect(nearest("migrating-to-v4", ["migrating-to-v5", "migrate-to-v4"])).toBe("migrate-to-v4");
});

test("suggests a similar candidate, or else the caller's advice", () => {
  expect(suggest("tilte", ["title"], "remove it.")).toBe('write "title".');
  expect(suggest("qwertyuiop", ["title"], "remove it.")).toBe("remove it.");
});

test("onlyNear returns a candidate only if it is the only one within one typo", () => {
  expect(onlyNear("sidebar_postion", ["sidebar_position", "sidebar_label", "title"])).toBe("sidebar_position");
  expect(onlyNear("test", ["text", "tent"])).toBeNull();
  expect(onlyNear("/guide/gone", ["/guide/done", "/guide/gong"])).toBeNull();
  expect(onlyNear("/launch/jobs", ["/launch", "/train"])).toBeNull();
  expect(onlyNear("ab", ["cd"])).toBeNull();
});

test("onlyNear counts two swapped letters as one typo, in short words, too", () => {
  expect(onlyNear("titel", ["title", "tags"])).toBe("title");
  expect(onlyNear("tpi", ["tip", "note"])).toBe("tip");
  expect(onlyNear("Crad", ["Card", "Cards"])).toBe("Card");
  expect(onlyNear("ba", ["ab"])).toBeNull();
  expect(onlyNear("tac", ["cat"])).toBeNull();
  expect(onlyNear("tips", ["tip", "tisp"])).toBeNull();
});

test("onlyNear returns the only candidate that differs just in letter case", () => {
  expect(onlyNear("Alias", ["alias", "blias"])).toBe("alias");
  expect(onlyNear("defineParamParserRaw", ["defineparamparserraw", "defineparamparser"])).toBe("defineparamparserraw");
  expect(onlyNear("API-2", ["api-1", "api-2"])).toBe("api-2");
  expect(onlyNear("alias", ["Alias", "ALIAS"])).toBeNull();
});

test("onlyNear does not correct short words, numbers or first letters", () => {
  expect(onlyNear("aws", ["api"])).toBeNull();
  expect(onlyNear("r", ["c"])).toBeNull();
  expect(onlyNear("scss", ["css"])).toBeNull();
  expect(onlyNear("step-1", ["step-2"])).toBeNull();
  expect(onlyNear("v1-0", ["v1-1"])).toBeNull();
  expect(onlyNear("release-1.2", ["release-2.1"])).toBeNull();
  expect(onlyNear("instal", ["install"])).toBe("install");
});

test("onlyNearPath corrects a typo in exactly one name of the path", () => {
  const files = ["docs/launch/api.mdx", "docs/launch/v2.mdx", "docs/launch/a.b.mdx", "docs/launch/install.mdx"];
  for (const name of ["cli", "aws", "v1", "b"]) expect(onlyNearPath(`docs/launch/${name}.mdx`, files)).toBeNull();
  expect(onlyNearPath("docs/launch/instal.md", files)).toBe("docs/launch/install.mdx");
  expect(onlyNearPath("docs/lunch/install.mdx", files)).toBe("docs/launch/install.mdx");
  expect(onlyNearPath("docs/lunch/instal.mdx", files)).toBeNull();
  expect(onlyNearPath("docs/install.mdx", files)).toBeNull();
});

test("onlyNearPath returns the only path that differs just in letter case", () => {
  const paths = ["/guide", "/guide/first-page", "/API", "/api"];
  expect(onlyNearPath("/Guide", paths)).toBe("/guide");
  expect(onlyNearPath("/GUIDE", paths)).toBe("/guide");
  expect(onlyNearPath("/Guide/First-Page", paths)).toBe("/guide/first-page");
  expect(onlyNearPath("docs/First-page.mdx", ["docs/first-page.md"])).toBe("docs/first-page.md");
  expect(onlyNearPath("/Api", paths)).toBeNull();
  expect(nearest("/GUIDE", paths)).toBe("/guide");
  expect(nearest("/GUIDE/FIRST-PAGE", paths, "FIRST-PAGE".length)).toBe("/guide/first-page");
});

test("nearest returns null for a word that has little in common with the candidates", () => {
  expect(nearest("ruby", ["rust", "bash"])).toBeNull();
  expect(nearest("powershell", ["shell"])).toBeNull();
  expect(nearest("/launch/nope", ["/launch/api"], "nope".length)).toBeNull();
});
