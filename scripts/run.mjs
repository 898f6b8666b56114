import { spawn } from 'node:child_process';
import { betterNode, isGoodEnough } from './find-node.mjs';

/**
 * Runs a TypeScript script of this folder with a suitable Node. Plain JavaScript, so that an old Node can run it and
 * print the message below.
 */
const [script, ...rest] = process.argv.slice(2);
const { node: version } = process.versions;
const better = betterNode(version);
if (better) {
  const child = spawn(better, process.argv.slice(1), { stdio: 'inherit' });
  // npm and supervisors signal this process only (S27).
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (status) => process.exit(status ?? 1));
} else if (!isGoodEnough(version)) {
  console.error(
    `Silowright needs Node 24.16 or newer; this is ${version}.\n` +
      'On Linux and Windows npm installs it: run "npm ci" first. On other systems install the newest Node 24.',
  );
  process.exit(1);
} else {
  process.argv = [process.argv[0], script, ...rest];
  await import(new URL(`../${script}`, import.meta.url).href);
}
