import { Chart } from "./Chart/Chart";
import { Choice, Choices } from "./Choices/Choices";
import { Illustration } from "./Illustration/Illustration";

/** What elements of the reference data are made of. A page with code of its own carries them: they import no data. */
export const components = { Chart, Choice, Choices, Illustration };
