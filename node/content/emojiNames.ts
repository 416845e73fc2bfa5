/**
 * Names between colons that GitHub shows as emojis, limited to those that documents use. Names that mean something else in prose, such as
 * ":key:" or ":link:" of reStructuredText, are left out.
 *
 * @source docs.github.com, "Basic writing and formatting syntax", Using emojis.
 */
const emojiNames: Readonly<Record<string, string>> = {
  ...{ "+1": "👍", "-1": "👎", thumbsup: "👍", thumbsdown: "👎", clap: "👏", wave: "👋", pray: "🙏", muscle: "💪" },
  ...{ point_right: "👉", point_left: "👈", point_up: "☝️", point_down: "👇", raised_hands: "🙌", ok_hand: "👌" },
  ...{ smile: "😄", smiley: "😃", grin: "😁", grinning: "😀", laughing: "😆", joy: "😂", blush: "😊", wink: "😉" },
  ...{ heart_eyes: "😍", sunglasses: "😎", thinking: "🤔", cry: "😢", sob: "😭", scream: "😱", confused: "😕" },
  ...{ disappointed: "😞", slightly_smiling_face: "🙂", upside_down_face: "🙃", partying_face: "🥳", eyes: "👀" },
  ...{ heart: "❤️", blue_heart: "💙", green_heart: "💚", yellow_heart: "💛", purple_heart: "💜", broken_heart: "💔" },
  ...{ white_check_mark: "✅", heavy_check_mark: "✔️", ballot_box_with_check: "☑️", heavy_multiplication_x: "✖️" },
  ...{ negative_squared_cross_mark: "❎", no_entry: "⛔", no_entry_sign: "🚫", stop_sign: "🛑", warning: "⚠️" },
  ...{ heavy_exclamation_mark: "❗", grey_question: "❔", information_source: "ℹ️" },
  ...{ bangbang: "‼️", red_circle: "🔴", green_circle: "🟢", yellow_circle: "🟡", orange_circle: "🟠" },
  ...{ rocket: "🚀", tada: "🎉", sparkles: "✨", star: "⭐", star2: "🌟", fire: "🔥", boom: "💥", zap: "⚡" },
  ...{
    bulb: "💡",
    memo: "📝",
    pencil: "📝",
    pencil2: "✏️",
    book: "📖",
    books: "📚",
    mag: "🔍",
    bell: "🔔",
    mega: "📣",
  },
  ...{ bug: "🐛", wrench: "🔧", hammer: "🔨", hammer_and_wrench: "🛠️", gear: "⚙️", construction: "🚧" },
  ...{ closed_lock_with_key: "🔐", shield: "🛡️", pushpin: "📌", paperclip: "📎" },
  ...{ computer: "💻", floppy_disk: "💾", iphone: "📱", hourglass: "⌛", recycle: "♻️" },
  ...{ arrow_right: "➡️", arrow_left: "⬅️", arrow_up: "⬆️", arrow_down: "⬇️", arrow_forward: "▶️" },
  ...{
    trophy: "🏆",
    gift: "🎁",
    coffee: "☕",
    beer: "🍺",
    robot: "🤖",
    ghost: "👻",
    snake: "🐍",
    whale: "🐳",
    crab: "🦀",
    x: "❌",
  },
  ...{ speech_balloon: "💬", chart_with_upwards_trend: "📈", bar_chart: "📊", clipboard: "📋", checkered_flag: "🏁" },
};

/** @returns the emoji that GitHub shows for ":name:", or undefined if the name is not in the table. */
export function signNamed(name: string): string | undefined {
  return Object.hasOwn(emojiNames, name) ? emojiNames[name] : undefined;
}
