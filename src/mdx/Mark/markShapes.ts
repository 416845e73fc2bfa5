/** Shapes on a grid of 20, drawn with lines: of boxes, of files, and those that authors name. */
export const markShapes = {
  note: "M5 3h10v14H5zM8 7h4M8 10h4M8 13h2",
  tip: "M8 14.5h4M8.75 17h2.5M8 14.5c0-1.5-.6-2.2-1.3-3a4.75 4.75 0 1 1 6.6 0c-.7.8-1.3 1.5-1.3 3",
  info: "M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5zM10 9.25v4.25M10 6.5v.01",
  warning: "M10 3 2.5 16.25h15zM10 8v3.75M10 14v.01",
  danger: "M7 2.75h6L17.25 7v6L13 17.25H7L2.75 13V7zM10 6.5v4.25M10 13.5v.01",
  prerequisites: "M2.75 5.5 4 6.75 6.25 4.5M2.75 13.25 4 14.5l2.25-2.25M9.25 5.75H17M9.25 13.5H17",
  file: "M5.25 2.75h6L14.75 6v11.25h-9.5zM11.25 2.75V6h3.5",
  folder: "M2.75 15.75V4.5h4.75l1.75 2h8v9.25z",
  book: "M10 5.5C8.5 4.25 6 3.75 3 4v11.5c3-.25 5.5.25 7 1.5 1.5-1.25 4-1.75 7-1.5V4c-3-.25-5.5.25-7 1.5zM10 5.5V17",
  chart: "M3 16.5h14M5.5 13.5v-4M10 13.5v-9M14.5 13.5v-6",
  cloud: "M6 15.5a3.5 3.5 0 0 1-.4-7 4.75 4.75 0 0 1 9.2-.4 3.75 3.75 0 0 1-.55 7.4z",
  code: "M7 5.5 2.75 10 7 14.5M13 5.5 17.25 10 13 14.5",
  key: "M6.5 9.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5zM9.25 10.75 17 3M14 6l2.25 2.25M11.75 8.25l1.75 1.75",
  network:
    "M10 2.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5zM4.75 12.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5zM15.25 12.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5zM9 7l-3.25 6M11 7l3.25 6",
  people:
    "M7.5 3.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5zM2.5 16.5c0-3 2-5 5-5s5 2 5 5M13 4a2.5 2.5 0 0 1 0 4.75M14.5 11.75c2 .5 3.25 2.25 3.25 4.75",
  phone: "M6 2.75h8v14.5H6zM9.25 14.75h1.5",
  rocket:
    "M11.75 12.5 7.5 8.25C9 5 12 3 16.75 3.25 17 8 15 11 11.75 12.5zM7.5 8.25H4.5L3 11l3.25.5M11.75 12.5v3L9 17l-.5-3.25M5.5 14.5 3 17",
  server: "M3 3.25h14v5.5H3zM3 11.25h14v5.5H3zM6 6v.01M6 14v.01",
  shield: "M10 2.75 16 5v4.5c0 3.75-2.5 6.25-6 7.75-3.5-1.5-6-4-6-7.75V5z",
  terminal: "M2.75 3.75h14.5v12.5H2.75zM6 7.75 8.25 10 6 12.25M10.5 12.5h3.5",
} as const;

export type MarkName = keyof typeof markShapes;

/** Those that a card may have. */
export const cardMarks = [
  "book", "chart", "cloud", "code", "key", "network", "people", "phone", "rocket", "server", "shield", "terminal",
] as const satisfies readonly MarkName[]; // prettier-ignore
