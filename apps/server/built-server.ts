import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where `npm run build` writes the server. */
export const bundleFolder = 'apps/server/dist';

/**
 * Flags of Node for the server; the processes of PROCESSES inherit them. A small young generation and one helper thread
 * of V8 keep 26 MB less at rest, for the same processor time per request.
 */
export const nodeFlags = ['--max-semi-space-size=4', '--v8-pool-size=1'] as const;

/**
 * Environment of the server; the processes of PROCESSES inherit it. With one pool of native memory instead of one for
 * each thread, glibc returns what threads leave: 100 MB less while PDFs are written and signed.
 */
export const nodeEnv = { MALLOC_ARENA_MAX: '1' } as const;

/**
 * Set by the server when it has started. V8 lets the heap double between collections: 50 MB more after full load. The
 * start itself is faster with that.
 */
export const heapFlag = '--heap-growing-percent=40';

/** Whether the built server of a checkout has all its sources; written last, its entry is newer than each of them. */
export function isServerBuilt(root: string): boolean {
  const built = path.join(root, bundleFolder, 'main.js');
  if (!existsSync(built)) return false;
  const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/src`);
  const sources = ['apps/server/src', ...packages, 'package-lock.json'];
  return sources.every((source) => newestMs(path.join(root, source)) < statSync(built).mtimeMs);
}

/** The built server if it is up to date, which starts faster; otherwise the source. */
export const serverScript = (root: string): string =>
  isServerBuilt(root) ? `${bundleFolder}/main.js` : 'apps/server/src/main.ts';

/** The time of the latest change of a file, or of any file in a folder. */
export function newestMs(place: string): number {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  const inside = readdirSync(place).filter((name) => !['dist', 'node_modules'].includes(name));
  return Math.max(0, ...inside.map((name) => newestMs(path.join(place, name))));
}
