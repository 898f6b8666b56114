/** Method and path of a call. */
export type Route = readonly [method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: `/${string}`];

/** The path with its parameters filled in. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
