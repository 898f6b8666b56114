import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The oldest Node that runs the TypeScript of this project directly. */
const oldest = 24;

/**
 * The Node installed by npm, if the running Node is too old. Undefined if the running one is new enough or none is
 * installed.
 */
export function betterNode(version, platform = process.platform, arch = process.arch) {
  if (isGoodEnough(version)) return undefined;
  const name = platform === 'win32' ? `node-win-${arch}/bin/node.exe` : `node-${platform}-${arch}/bin/node`;
  const file = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  return existsSync(file) ? file : undefined;
}

export const isGoodEnough = (version) => Number(version.split('.')[0]) >= oldest;
