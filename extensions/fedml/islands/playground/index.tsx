export { Playground as default } from "./Playground";
