/**
 * Starts a TypeScript script of this folder under a Node that can run it. Plain JavaScript on purpose:
 * an old Node must get as far as the sentence below.
 */
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(
    `Silowright needs Node 24 or newer; this is ${process.versions.node}.\n` +
      'On Linux and Windows npm brings it: run "npm ci" first, then use the npm scripts. Elsewhere install Node 24.',
  );
  process.exit(1);
}
const [script, ...rest] = process.argv.slice(2);
process.argv = [process.argv[0], script, ...rest];
await import(new URL(`../${script}`, import.meta.url).href);
