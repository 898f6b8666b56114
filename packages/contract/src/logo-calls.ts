import type { Route } from './route.ts';

/** Calls for the visitor's logo. A table of its own: only the parts of the page that show a logo load it. */
export const logoCalls = {
  'save-logo': ['PUT', '/configurator/logo'],
  'read-logo': ['GET', '/configurator/logo/:name'],
} as const satisfies Record<string, Route>;
