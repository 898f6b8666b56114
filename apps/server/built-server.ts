import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where `npm run build` writes the server. */
export const bundleFolder = 'apps/server/dist';

/** The flag of Node for the server: a small young generation keeps 26 MB less at rest. Threads and processes inherit it. */
export const memoryFlag = '--max-semi-space-size=4';

/** Whether the built server of a checkout has all its sources; written last, its entry is newer than each of them. */
export function isServerBuilt(root: string): boolean {
  const built = path.join(root, bundleFolder, 'main.js');
  if (!existsSync(built)) return false;
  const packages = ['domain', 'contract', 'texts', 'catalogue'].map((name) => `packages/${name}/src`);
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
