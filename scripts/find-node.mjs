import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Runs the TypeScript of this project directly, and has `randomUUIDv7`. */
const oldest = [24, 16];

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

export function isGoodEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}
