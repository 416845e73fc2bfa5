// eslint-disable-next-line import-x/no-default-export -- islands are imported by their default export.
export { Playground as default } from "./Playground";
