import { endpoints } from '@silowright/contract/calls';
import type { Plugin } from 'vite';

/**
 * Method and path of each call for the browser, read from the contract when the web app is built: the schemas stay on
 * the server. `visitors` has no call of staff, which only the desk loads.
 */
const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:routes/visitors': () =>
    routesOf(({ access, name }) => access !== 'staff' && name !== 'docuseal-event'),
  'virtual:routes/staff': () => routesOf(({ access }) => access === 'staff'),
};

const routesOf = (isWanted: (call: (typeof endpoints)[number]) => boolean) =>
  Object.fromEntries(endpoints.filter(isWanted).map(({ name, method, path }) => [name, [method, path]]));

export const routesOfCalls: Plugin = {
  name: 'routes-of-calls',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => {
    const routes = modules[id.slice(1)];
    return id.startsWith('\0') && routes ? `export default ${JSON.stringify(routes())};` : undefined;
  },
};
