/**
 * The rooms of each part, from top to bottom. A file imports from its own room and from the rooms below it, never from
 * a room above: on the server what is later listens to events (platform/events.ts). ARCHITECTURE.md lists the same
 * rooms of server, site and desk in the same order.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'apps/server': [
    'main.ts',
    'app',
    'dev',
    'mails',
    'privacy',
    'insight',
    'desk',
    'budget',
    'meetings',
    'leads',
    'signing',
    'deals',
    'configurator',
    'incoming',
    'dealers',
    'prices',
    'catalogue',
    'access',
    'platform',
  ],
  'apps/site': [
    'main.tsx',
    'prerender.tsx',
    'app.tsx',
    'routes.tsx',
    'offline',
    'budget',
    'reopen',
    'signing',
    'screens',
    'meetings',
    'leads',
    'files',
    'photo',
    'yard',
    'share',
    'logo',
    'project',
    'deals',
    'shell',
    'flow',
    'analytics',
    'three-d',
    'configuration',
    'forms',
    'map',
    'parts',
    'session',
    'address',
    'embed',
  ],
  'apps/desk': [
    'main.tsx',
    'desk.tsx',
    'shell',
    'home',
    'insight',
    'privacy',
    'dealers',
    'incoming',
    'prices',
    'lists',
    'access',
    'identity',
    'parts',
    'calls',
  ],
  'packages/ui': ['page', 'parts', 'calls', 'texts', 'catalogue', 'kept'],
  'packages/picture': ['files', 'yard', 'pictures', 'three-d', 'drawing'],
};

/** Types of what a running server consists of, which handlers take their parts from: it imports types only. */
export const partsFile = 'apps/server/src/server-parts.ts';

/** This migration fills columns by the code that owns them. */
export const stillUpwards: readonly string[] = ['apps/server/src/platform/db/migrations/0036-desk-lists.ts'];
