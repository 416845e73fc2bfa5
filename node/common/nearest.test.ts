import { expect, test } from "@jest/globals";
import { nearest, onlyNear, onlyNearPath, suggest } from "./nearest";

test("names the candidate most like the word", () => {
  expect(nearest("tilte", ["tags", "title", "image"])).toBe("title");
});

test("names none where all are far, or there is none", () => {
  expect(nearest("qwertyuiop", ["title"])).toBeNull();
  expect(nearest("title", [])).toBeNull();
});

test("numbers are meant: another version is not near", () => {
  expect(nearest("vitest-4", ["vitest-5", "vite"])).toBeNull();
  expect(nearest("migrating-to-v4", ["migrating-to-v5", "migrate-to-v4"])).toBe("migrate-to-v4");
});

test("advises the near one, else what the caller says", () => {
  expect(suggest("tilte", ["title"], "remove it.")).toBe('write "title".');
  expect(suggest("qwertyuiop", ["title"], "remove it.")).toBe("remove it.");
});

test("a mistake is certain where one candidate alone is a slip away", () => {
  expect(onlyNear("sidebar_postion", ["sidebar_position", "sidebar_label", "title"])).toBe("sidebar_position");
  expect(onlyNear("test", ["text", "tent"])).toBeNull();
  expect(onlyNear("/guide/gone", ["/guide/done", "/guide/gong"])).toBeNull();
  expect(onlyNear("/launch/jobs", ["/launch", "/train"])).toBeNull();
  expect(onlyNear("ab", ["cd"])).toBeNull();
});

test("two letters that changed places are one slip in a short word, too", () => {
  expect(onlyNear("titel", ["title", "tags"])).toBe("title");
  expect(onlyNear("tpi", ["tip", "note"])).toBe("tip");
  expect(onlyNear("Crad", ["Card", "Cards"])).toBe("Card");
  expect(onlyNear("ba", ["ab"])).toBeNull();
  expect(onlyNear("tac", ["cat"])).toBeNull();
  expect(onlyNear("tips", ["tip", "tisp"])).toBeNull();
});

test("a word that differs from one candidate only in capitals means it", () => {
  expect(onlyNear("Alias", ["alias", "blias"])).toBe("alias");
  expect(onlyNear("defineParamParserRaw", ["defineparamparserraw", "defineparamparser"])).toBe("defineparamparserraw");
  expect(onlyNear("API-2", ["api-1", "api-2"])).toBe("api-2");
  expect(onlyNear("alias", ["Alias", "ALIAS"])).toBeNull();
});

test("short words, numbers and first letters are meant as they are written", () => {
  expect(onlyNear("aws", ["api"])).toBeNull();
  expect(onlyNear("r", ["c"])).toBeNull();
  expect(onlyNear("scss", ["css"])).toBeNull();
  expect(onlyNear("step-1", ["step-2"])).toBeNull();
  expect(onlyNear("v1-0", ["v1-1"])).toBeNull();
  expect(onlyNear("release-1.2", ["release-2.1"])).toBeNull();
  expect(onlyNear("instal", ["install"])).toBe("install");
});

test("a path has a mistake in one of its names", () => {
  const files = ["docs/launch/api.mdx", "docs/launch/v2.mdx", "docs/launch/a.b.mdx", "docs/launch/install.mdx"];
  for (const name of ["cli", "aws", "v1", "b"]) expect(onlyNearPath(`docs/launch/${name}.mdx`, files)).toBeNull();
  expect(onlyNearPath("docs/launch/instal.md", files)).toBe("docs/launch/install.mdx");
  expect(onlyNearPath("docs/lunch/install.mdx", files)).toBe("docs/launch/install.mdx");
  expect(onlyNearPath("docs/lunch/instal.mdx", files)).toBeNull();
  expect(onlyNearPath("docs/install.mdx", files)).toBeNull();
});

test("a path that differs from one candidate only in capitals means it", () => {
  const paths = ["/guide", "/guide/first-page", "/API", "/api"];
  expect(onlyNearPath("/Guide", paths)).toBe("/guide");
  expect(onlyNearPath("/GUIDE", paths)).toBe("/guide");
  expect(onlyNearPath("/Guide/First-Page", paths)).toBe("/guide/first-page");
  expect(onlyNearPath("docs/First-page.mdx", ["docs/first-page.md"])).toBe("docs/first-page.md");
  expect(onlyNearPath("/Api", paths)).toBeNull();
  expect(nearest("/GUIDE", paths)).toBe("/guide");
  expect(nearest("/GUIDE/FIRST-PAGE", paths, "FIRST-PAGE".length)).toBe("/guide/first-page");
});

test("a word that has little in common with the candidates is advised nothing", () => {
  expect(nearest("ruby", ["rust", "bash"])).toBeNull();
  expect(nearest("powershell", ["shell"])).toBeNull();
  expect(nearest("/launch/nope", ["/launch/api"], "nope".length)).toBeNull();
});
