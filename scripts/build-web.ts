import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { newestMs } from '../apps/server/built-server.ts';
import { prerenderFile } from '../packages/contract/src/first-page.ts';

const root = path.join(import.meta.dirname, '..');
const appOf = (name: 'site' | 'desk') => path.join(root, 'apps', name);
const compressible = /\.(m?js|css|html|json|svg|txt|map|wasm|geojson|topojson)$/;

/** Vendored code that few visits load, and the desk. */
const large = 200_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz next to every text file, so that the server never compresses while serving. */
async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // The best compression takes a second for each of the largest files, to save two hundredths of them.
        [constants.BROTLI_PARAM_QUALITY]: content.length > large ? 10 : 11,
      };
      await Promise.all([
        brotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
        zip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
      ]);
    }),
  );
}

export async function buildWeb(): Promise<void> {
  const { build } = await import('vite');
  for (const name of ['site', 'desk'] as const) {
    const app = {
      root: appOf(name),
      configFile: path.join(appOf(name), 'vite.config.ts'),
      logLevel: 'warn',
    } as const;
    await build(app);
    await precompress(path.join(appOf(name), 'dist'));
    // The first pages as markup, for the server.
    if (name === 'site') await build({ ...app, build: { ssr: true } });
  }
}

/** Sources of the built apps. */
const sources = [
  'apps/site',
  'apps/desk',
  ...['domain', 'contract', 'texts', 'ui', 'picture'].map((name) => `packages/${name}`),
];

/** Builds the apps if one is missing or older than a source. */
export async function ensureWebBuilt(): Promise<void> {
  const built = [
    path.join(appOf('site'), 'dist', prerenderFile),
    path.join(appOf('desk'), 'dist/index.html'),
  ];
  const builtMs = Math.min(...built.map(newestMs));
  const newest = sources.map((folder) => newestMs(path.join(root, folder)));
  if (builtMs > Math.max(...newest)) return;
  console.info('Building the web apps …');
  // Runs in a separate process, because Vite sets NODE_ENV and keeps its memory.
  const script = path.join(import.meta.dirname, 'build-web.ts');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) {
    throw new Error('Building the web apps failed. It needs the development packages: npm ci --include=dev');
  }
}

if (process.argv[1]?.endsWith('build-web.ts')) await buildWeb();
