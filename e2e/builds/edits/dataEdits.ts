import type { Edit } from "../edit";

const commands = "content/reference/commands.yaml";
const glossary = "content/reference/glossary.yaml";
const synonyms = "content/search-synonyms.yaml";

/** Authors' edits of data, and commits. */
export const dataEdits = {
  referenceChanged(state) {
    const text = state.read(commands);
    const places = [...text.matchAll(/^ +description: (?=[A-Z][^:#]*$)/gm)];
    const { index, 0: key } = state.random.of(places);
    const at = index + key.length;
    state.write(commands, `${text.slice(0, at)}Edit ${state.next()}. ${text.slice(at)}`);
    return `${commands}, at ${at}`;
  },

  glossaryChanged(state) {
    const number = state.next();
    if (state.random.next() < 0.5) {
      state.change(glossary, (text) => text.replace(/^( +definition: )(?=[A-Z][^:#]*$)/m, `$1Edit ${number}. `));
      return `${glossary}, the first definition`;
    }
    state.change(glossary, (text) => {
      const [, area = ""] = /^areas:\n +- id: (.*)$/m.exec(text) ?? [];
      const id = `zz-${String(number).padStart(4, "0")}`;
      const term = `  - id: ${id}\n    term: ${id}\n    area: ${area}\n    definition: Word number ${number}.\n`;
      return text.replace(/^terms:\n/m, (head) => head + term);
    });
    return `${glossary}, a term`;
  },

  synonymsChanged(state) {
    state.change(synonyms, (text) => `${text}  - [word ${state.next()}, number ${state.next()}]\n`);
    return synonyms;
  },

  recordingChanged(state) {
    const file = state.draw(state.files("content/recordings", ".json"));
    if (file === null) return null;
    state.change(file, (text) => text.replace(/(?<="output": \[\s*)"[^"]*"/, `"tool ${state.next()}"`));
    return file;
  },

  snippetChanged(state) {
    const file = state.draw(state.files("content/snippets", ".py"));
    if (file === null) return null;
    state.change(file, (text) => `${text}print(${state.next()})\n`);
    return file;
  },

  partialChanged(state) {
    const file = state.draw(state.files("content/snippets", ".mdx"));
    if (file === null) return null;
    state.change(file, (text) => `${text}\nSentence ${state.next()}.\n`);
    return file;
  },

  committed(state) {
    state.commit();
    return "everything, a day after the commit before";
  },
} satisfies Readonly<Record<string, Edit>>;
