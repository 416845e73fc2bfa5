// First import of processes that end within seconds or minutes. V8 compiles anew what runs often, and again when it has
// guessed wrong: a sixth of a build's work, of which such a process sees little. Here a function has to do three times as
// much before. Node's versions print a line about a flag that their V8 does not know, and go on.
import v8 from "node:v8";

v8.setFlagsFromString("--interrupt-budget=400000");
