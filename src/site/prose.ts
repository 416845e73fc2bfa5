import type { AvoidedPhrase, ProseRules } from "../../node/common/proseRules";

// The rules of content/STYLE.md on words, as far as a program can check them. When you add a row, add it there as well.

const british = "the pages use American spelling";
const foreign = "plain English says it another way";
const filler = "it adds nothing, and is wrong for the reader who fails";
const wordy = "one word says the same";
const outsider = "we make the product: the page says what the program does";

/** Words for where texts, keys and files are, which some authors combine with "stand" or "lie". */
const places =
  "in(?! for)|on|at|there|here|above|below|beside|under|behind|next to|before|after|within|inside|for itself";

function spelled(find: string, write: string): AvoidedPhrase {
  return { find: [find], write: `write "${write}"`, because: british };
}

const spelling: readonly AvoidedPhrase[] = [
  spelled("colours?", "color"),
  spelled("colour(?:ed|ing|less|ful)", "colored, coloring, …"),
  spelled("behaviou(?:r|rs|ral)", "behavior"),
  spelled("(?:neighbou|favou|labou|flavou|honou)r(?:s|ed|ing|ite|ites)?", "neighbor, favor, labor, flavor, honor"),
  spelled("cent(?:re|res|red|ring)", "center"),
  spelled("(?:met|lit|fib)res?", "meter, liter, fiber"),
  spelled("licences?", "license"),
  spelled("(?:defen|offen|preten)ces?", "defense, offense, pretense"),
  spelled("catalogue[sd]?", "catalog"),
  spelled("dialogues?", "dialog"),
  spelled("analys(?:e|ed|ing)", "analyze"),
  spelled("paralys(?:e|ed|ing)", "paralyze"),
  spelled("grey(?:s|ed|ish)?", "gray"),
  spelled("artefacts?", "artifact"),
  spelled(
    "(?:cancel|label|model|travel|signal|channel|level|fuel)l(?:ed|ing|er|ers)",
    "one l: canceled, labeled, modeling",
  ),
  spelled("(?:fulfil|enrol|instal)s?", "two l: fulfill, enroll, install"),
  spelled("programmes?", "program"),
  spelled("judgement", "judgment"),
  spelled("(?:where|there|here)(?:of|with|upon|in)", "of which, with it, …"),
  spelled("(?:whil|among|amid)st", "while, among, amid"),
  spelled("(?:learn|spel|burn|leap)t", "learned, spelled, …"),
  spelled("(?:toward|backward|forward|afterward)s", "toward, backward, forward, afterward"),
  spelled(
    "(?:organ|real|optim|initial|minim|maxim|custom|normal|serial|deserial|synchron|recogn|summar|author|general|special|central|decentral|quant|token|visual|standard|final|parallel|random|regular|local|global|util|material|categor|priorit|anonym|emphas|apolog|modern|stabil|binar|vector|containeri|virtual|personal|memor|critic|harmon|symbol|equal|neutral|penal|capital|orthogonal|factor|container|character|patron|scrutin|crystall)is(?:e|es|ed|ing|er|ers|ation|ations)",
    "-ize, -ization",
  ),
];

const outsiders: readonly AvoidedPhrase[] = [
  {
    find: [
      "judging (?:by|from) the (?:source|code|name)",
      "(?:is|are|was|were) (?:not|nowhere|never) documented",
      "(?:is|are) undocumented",
      "according to the (?:source|code|documentation)",
      "(?:the )?(?:source|code) (?:suggests|seems)",
      "(?:the )?(?:older|later|earlier|official|original) (?:documentation|docs)",
      "(?:the )?(?:older|earlier|former) pages?",
      "as far as (?:we|one|I) (?:know|can tell)",
      "(?:it is|is) not known (?:whether|if|what|which|how)",
      "presumably",
      "apparently",
      "supposedly",
      "(?:as )?the project (?:published|names|says|gives|reports)",
      "the sources of (?:this|these) pages?",
      "(?:is|are) known from (?:the|its|their) names?",
    ],
    write: "say what the program does, from its code or a run; leave out what nobody knows",
    because: outsider,
  },
];

const fillers: readonly AvoidedPhrase[] = [
  {
    find: ["please"],
    write: "leave it out",
    because: "instructions are imperatives, and a page of requests reads slowly",
  },
  { find: ["simply", "easy", "easily", "trivial(?:ly)?", "effortless(?:ly)?"], write: "leave it out", because: filler },
  {
    find: ["obviously", "of course", "clearly", "needless to say", "as you know"],
    write: "leave it out",
    because: filler,
  },
  {
    find: ["just", "actually", "basically", "quite", "very", "extremely", "highly"],
    write: 'leave it out; for "a short time ago" write "a moment ago", for "very many" a number',
    because: "it strengthens nothing",
  },
  {
    find: ["(?<!a )note that", "it is worth (?:noting|mentioning)", "keep in mind that", "be aware that"],
    write: "say the fact itself; put what readers must not overlook into a box",
    because: "readers should note everything on the page",
  },
  {
    find: [
      "seamless(?:ly)?",
      "powerful",
      "cutting-edge",
      "state-of-the-art platform",
      "blazing(?:ly)?",
      "world-class",
      "next-generation",
      "leverag(?:e|es|ed|ing)",
      "empower(?:s|ed|ing)?",
      "revolutionary",
      "game-chang(?:er|ing)",
      "rich set of",
      "out of the box",
    ],
    write: "say what it does, with a figure where there is one",
    because: "it is praise, not a fact",
  },
];

const wordiness: readonly AvoidedPhrase[] = [
  { find: ["in order to", "so as to"], write: 'write "to"', because: wordy },
  { find: ["utili[sz](?:e|es|ed|ing)"], write: 'write "use"', because: wordy },
  { find: ["due to the fact that", "owing to the fact that"], write: 'write "because"', because: wordy },
  { find: ["prior to"], write: 'write "before"', because: wordy },
  { find: ["subsequent to"], write: 'write "after"', because: wordy },
  { find: ["in the event (?:that|of)"], write: 'write "if"', because: wordy },
  { find: ["with (?:regard|reference) to"], write: 'write "about" or "for"', because: wordy },
  { find: ["at this point in time", "at the present time"], write: 'write "now", or leave it out', because: wordy },
  {
    find: ["a large number of", "a variety of", "a multitude of"],
    write: 'write the number, or "many"',
    because: wordy,
  },
  { find: ["has the ability to", "(?:is|are) able to", "(?:is|are) capable of"], write: 'write "can"', because: wordy },
  {
    find: ["allows? you to", "enables? you to", "lets you to"],
    write: 'write "you can", or say what it does',
    because: wordy,
  },
  { find: ["whether or not"], write: 'write "whether"', because: wordy },
  {
    find: ["e\\.g\\.", "eg\\."],
    write: 'write "for example" or "such as"',
    because: "readers confuse the two Latin abbreviations",
  },
  { find: ["i\\.e\\.", "ie\\."], write: 'write "that is"', because: "readers confuse the two Latin abbreviations" },
  {
    find: ["etc\\.?"],
    write: "name all, or say what they have in common",
    because: "readers cannot know the rest",
  },
  { find: ["and/or"], write: 'write "A, B, or both"', because: "readers have to work out three cases" },
  { find: ["vs\\.?", "w/o", "w/"], write: "write the word", because: "it saves time only for the writer" },
];

const foreigners: readonly AvoidedPhrase[] = [
  { find: ["shall"], write: 'write "will", "must", or the present tense', because: "it is the language of contracts" },
  {
    find: ["may not"],
    write: 'write "cannot" or "must not" for what is forbidden, "might not" for what is possible',
    because: "it means either",
  },
  {
    find: ["click on", "clicks on", "clicking on"],
    write: 'write "select", with the name in bold',
    because: "not everyone has a mouse",
  },
  { find: [`stands? (?:${places})`, `standing (?:${places})`], write: 'write "is", "are" or "see"', because: foreign },
  { find: [`lies? (?:${places})`], write: 'write "is" or "are"', because: foreign },
  { find: ["(?:is|are|be|was) told (?:in|on|at|by)"], write: 'write "see", with the link', because: foreign },
  { find: ["com(?:e|es|ing) into being"], write: 'write "is created", or who creates it', because: foreign },
  { find: ["in vain"], write: 'write "without effect", or what happens', because: foreign },
  { find: ["that is no (?:fault|error|bug)"], write: 'write "this is expected"', because: foreign },
  { find: ["mend(?:s|ed|ing)?"], write: 'write "fix" or "correct"', because: foreign },
  { find: ["to the letter"], write: 'write "exact" or "exactly"', because: "one follows instructions to the letter" },
  { find: ["counted from(?! \\d)", "spelled so"], write: 'write "relative to", "exactly like that"', because: foreign },
  { find: ["needs? also", "much data"], write: 'write "also needs", "a lot of data"', because: foreign },
  { find: ["typing errors?"], write: 'write "typo"', because: foreign },
  { find: ["all the same"], write: 'write "anyway" or "still"', because: foreign },
  { find: ["once more"], write: 'write "again"', because: foreign },
  { find: ["one's own"], write: 'write "your own"', because: "the reader is you" },
  { find: ["anew"], write: 'write "again"', because: foreign },
  { find: ["without a word"], write: 'write "with no message"', because: foreign },
  { find: ["whoever"], write: 'write "anyone who"', because: foreign },
  { find: ["likewise"], write: 'write "also", or "the same way"', because: foreign },
  { find: ["seldom"], write: 'write "rarely"', because: foreign },
  {
    find: ["doth", "hath", "thou", "thine", "whence", "thence", "hither", "thither", "whither", "hence"],
    write: 'write "so", "from there", …',
    because: "it is out of use",
  },
  {
    find: ["thus", "moreover", "furthermore", "hereby", "aforementioned"],
    write: 'write "so", "also", or leave it out',
    because: "it belongs in an academic paper",
  },
  { find: ["set-ups?"], write: 'write "setup"; the verb is "set up"', because: "the pages have one spelling" },
  { find: ["web-sites?", "web sites?"], write: 'write "website"', because: "the pages have one spelling" },
  { find: ["e-mails?"], write: 'write "email"', because: "the pages have one spelling" },
  { find: ["back-end", "front-end", "time-out"], write: "write one word", because: "the pages have one spelling" },
  {
    find: ["(?:to|can|must|then|you) login"],
    write: 'write "log in"; "login" is the noun',
    because: "the verb is two words",
  },
  {
    find: ["whitelist(?:s|ed|ing)?", "blacklist(?:s|ed|ing)?"],
    write: 'write "allow list" or "block list"',
    because: "the color says nothing",
  },
];

/** The phrases that this site avoids. Another site has its own, or none. */
export const prose: ProseRules = {
  phrases: [...outsiders, ...fillers, ...wordiness, ...foreigners, ...spelling],
  dataKeys: [
    "caption",
    "definition",
    "description",
    "effect",
    "fix",
    "formula_note",
    "instead",
    "label",
    "meaning",
    "needed",
    "note",
    "notes",
    "purpose",
    "returns",
    "summary",
    "task",
    "what",
    "when",
    "why",
  ],
};
