import { jest } from "@jest/globals";

/** Replaces the package "gatsby" in unit tests, where no router runs. */
export const navigate = jest.fn<(to: string, options?: object) => Promise<void>>(() => Promise.resolve());
export const withPrefix = (path: string): string => `${__PATH_PREFIX__}${path}`;
export const graphql = (): null => null;
