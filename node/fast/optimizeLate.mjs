// First import of processes that end within seconds or minutes. V8 recompiles functions that run often, and recompiles
// them again after a wrong guess. This is a sixth of a build's work, and a short process gains little from it. With
// this flag, a function must run six times as much before V8 optimizes it. From Node 22 on, V8 has a faster compiler
// for this, and no such flag.
import v8 from "node:v8";

if (process.versions.node.startsWith("20.")) v8.setFlagsFromString("--interrupt-budget=400000");
