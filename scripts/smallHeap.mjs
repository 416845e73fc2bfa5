// The first import of all processes of a build. By default, V8 lets a heap grow to more than twice its live size before it collects
// garbage. Collecting sooner saves memory, and takes time: see docs/PERFORMANCE.md. This is
// not a command-line option, because Gatsby's worker threads would refuse it.
import v8 from "node:v8";

v8.setFlagsFromString("--heap-growing-percent=25");
