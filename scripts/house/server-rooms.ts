/**
 * The rooms of apps/server/src, from top to bottom: the process, the subjects, the platform, which knows no subject. A
 * file imports from its own room and from the rooms below it, never from a room above: what is later listens to events
 * (platform/events.ts). ARCHITECTURE.md lists the same rooms in the same order.
 */
export const serverRooms: readonly string[] = [
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
];

/** Types of what a running server consists of, which handlers take their parts from: it imports types only. */
export const partsFile = 'apps/server/src/server-parts.ts';

/** This migration fills columns by the code that owns them. */
export const stillUpwards: readonly string[] = ['apps/server/src/platform/db/migrations/0036-desk-lists.ts'];
