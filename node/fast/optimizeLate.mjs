// First import of processes that end within seconds or minutes. V8 compiles anew what runs often, and again when it has
// guessed wrong: a sixth of a build's work, of which such a process sees little. Here a function has to do six times as much
// before. From Node 22 on, V8 has a faster compiler for it, and no such flag.
import v8 from "node:v8";

if (process.versions.node.startsWith("20.")) v8.setFlagsFromString("--interrupt-budget=400000");
