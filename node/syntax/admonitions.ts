/** Kinds of `:::` boxes and the title each has when the author gives none. */
export const admonitions: Readonly<Record<string, string>> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
};
