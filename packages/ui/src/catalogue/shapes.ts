import { type BrowserShapes, catalogueFileUrl } from '@silowright/contract/browser-catalogue';
import { fetchJson } from '../kept/fetch-json.ts';
import { boot } from './boot.ts';

let current: BrowserShapes | undefined;
const files = new Map<string, Promise<BrowserShapes>>();

function load(hash: string): Promise<BrowserShapes> {
  let file = files.get(hash);
  if (!file) {
    file = fetchJson<BrowserShapes>(catalogueFileUrl(hash, 'shapes.json'));
    // A failed load may be retried later.
    file.catch(() => files.delete(hash));
    files.set(hash, file);
  }
  return file;
}

/** Draws with this catalogue from now on: a configuration keeps the one it is pinned to (CT-07). */
export async function showShapes(hash: string): Promise<void> {
  current = await load(hash);
}

/** Loads the shapes for a part of the app that draws units. */
export const needShapes = async (): Promise<void> => {
  if (!current) await showShapes(boot().shapes);
};

/** Undefined before a part that needs them was loaded. */
export const loadedShapes = (): BrowserShapes | undefined => current;

export function shapes(): BrowserShapes {
  if (!current) throw new Error('shapes are not loaded');
  return current;
}

/** For tests, which have no server, and for the server itself. */
export const setShapes = (data: BrowserShapes): void => {
  current = data;
};
