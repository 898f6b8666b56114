/** `npm run bench -- engine` runs tools/bench/engine.ts: each bench is a file here that exports run(). */
const [name = ''] = process.argv.slice(2);

if (!/^[a-z][a-z0-9-]*$/.test(name) || name === 'run') {
  console.error('usage: npm run bench -- <name>, where tools/bench/<name>.ts exists');
  process.exit(2);
}
const bench = (await import(`./${name}.ts`)) as { run: () => void | Promise<void> };
await bench.run();

export {};
