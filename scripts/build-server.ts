import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { bundleFolder, isServerBuilt } from '../apps/server/built-server.ts';

const root = path.join(import.meta.dirname, '..');
const sources = path.join(root, 'apps/server/src');
const output = path.join(root, bundleFolder);

/** Scripts of threads; each is an entry of the bundle and has a name of its own. */
const workers = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('-worker.ts') && !file.includes('testing'),
);

/**
 * A source finds its files and threads from its own address. In the bundle a thread is the bundled script; files keep
 * their places.
 */
const addresses: Plugin = {
  name: 'addresses-of-sources',
  transform(code, id) {
    if (!code.includes('import.meta') || !path.isAbsolute(id)) return undefined;
    const source = path.relative(output, id).replaceAll(path.sep, '/');
    return code
      .replace(
        /new URL\('[./\w-]*?([\w-]+-worker)\.ts', import\.meta\.url\)/g,
        "new URL('./$1.js', here.url)",
      )
      .replaceAll('import.meta.dirname', `(here.dirname + '/${path.posix.dirname(source)}')`)
      .replaceAll('import.meta.url', `new URL('${source}', here.url).href`)
      .replaceAll('here.', 'import.meta.');
  },
};

/**
 * The server and its threads as a few files with everything they import: starts in a third of the processor time of
 * the sources. Packages with machine code stay outside.
 */
export async function buildServer(): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  const built = await rolldown({
    input: [...workers, 'main.ts'].map((file) => path.join(sources, file)),
    platform: 'node',
    external: ['better-sqlite3', 'sharp', 'pg-native'],
    plugins: [addresses],
    logLevel: 'silent',
  });
  await built.write({ dir: output, format: 'esm', entryFileNames: '[name].js' });
  await built.close();
}

/** Builds the server if it is missing or older than a source. */
export async function ensureServerBuilt(): Promise<void> {
  if (isServerBuilt(root)) return;
  console.info('Building the server …');
  await buildServer();
}

if (process.argv[1]?.endsWith('build-server.ts')) await buildServer();
