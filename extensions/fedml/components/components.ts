import { Chart } from "./Chart/Chart";
import { Choice, Choices } from "./Choices/Choices";
import { Illustration } from "./Illustration/Illustration";

/** Components that render the elements of the reference data. Pages with their own code bundle them; they import no data. */
export const components = { Chart, Choice, Choices, Illustration };
