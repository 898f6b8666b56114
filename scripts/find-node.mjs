import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The oldest Node that runs TypeScript as it is written here. */
const oldest = 24;

/** The Node that npm installed beside us, for a Node that is too old; undefined: the running one will do, or none is there. */
export function betterNode(version, platform = process.platform, arch = process.arch) {
  if (isGoodEnough(version)) return undefined;
  const name = platform === 'win32' ? `node-win-${arch}/bin/node.exe` : `node-${platform}-${arch}/bin/node`;
  const file = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  return existsSync(file) ? file : undefined;
}

export const isGoodEnough = (version) => Number(version.split('.')[0]) >= oldest;
