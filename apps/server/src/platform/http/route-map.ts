import type { Access } from '@silowright/contract/call';
import type { FastifyInstance } from 'fastify';

/** In addition to the contract's kinds: the operator, by a secret of the settings. */
type RouteAccess = Access | 'operator';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    endpointName?: string;
  }
}

export interface MappedRoute {
  readonly method: string;
  readonly path: string;
  readonly access: RouteAccess;
}

/** The access of every mounted route. A route that does not declare it stops the start. */
export function collectRoutes(app: FastifyInstance): MappedRoute[] {
  const routes: MappedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (!access) throw new Error(`The route ${String(method)} ${url} does not declare who may call it.`);
    for (const name of [method].flat()) routes.push({ method: name, path: url, access });
  });
  return routes;
}
