import type { ProseRules } from "../node/common/proseRules";

/** A few words to avoid, for test sites. */
export const testProse: ProseRules = {
  phrases: [
    { find: ["please"], write: "leave it out", because: "instructions are imperatives" },
    { find: ["click on"], write: 'write "select"', because: "not everyone has a mouse" },
    { find: ["colours?"], write: 'write "color"', because: "the pages use American spelling" },
    { find: ["in order to"], write: 'write "to"', because: "one word says the same" },
  ],
  dataKeys: ["description", "meaning", "notes"],
};
