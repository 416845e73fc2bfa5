import "@testing-library/jest-dom/jest-globals";
import { afterEach } from "@jest/globals";
import { cleanup } from "@testing-library/react";

// Testing Library cleans up automatically only if Jest's globals exist.
afterEach(cleanup);
