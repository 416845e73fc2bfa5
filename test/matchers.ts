import "@testing-library/jest-dom/jest-globals";
import { afterEach } from "@jest/globals";
import { cleanup } from "@testing-library/react";

// Without Jest's globals, Testing Library does not clean up by itself.
afterEach(cleanup);
