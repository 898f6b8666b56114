import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { newestMs } from '../apps/server/built-server.ts';
import { prerenderFile } from '../packages/contract/src/first-page.ts';

const web = path.join(import.meta.dirname, '../apps/web');
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
  const configFile = path.join(web, 'vite.config.ts');
  await build({ root: web, configFile, logLevel: 'warn' });
  await precompress(path.join(web, 'dist'));
  await build({ root: web, configFile, logLevel: 'warn', build: { ssr: true } });
}

/** Sources of the built app outside its own folder. */
const sources = ['apps/web', 'packages/domain/src', 'packages/contract/src', 'packages/texts'];

/** Builds the app if it is missing or older than a source. */
export async function ensureWebBuilt(): Promise<void> {
  const built = path.join(web, 'dist', prerenderFile);
  const builtMs = existsSync(built) ? (await stat(built)).mtimeMs : 0;
  const newest = sources.map((folder) => newestMs(path.join(web, '../..', folder)));
  if (builtMs > Math.max(...newest)) return;
  console.info('Building the web app …');
  // Runs in a separate process, because Vite sets NODE_ENV and keeps its memory.
  const script = path.join(import.meta.dirname, 'build-web.ts');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) {
    throw new Error('Building the web app failed. It needs the development packages: npm ci --include=dev');
  }
}

if (process.argv[1]?.endsWith('build-web.ts')) await buildWeb();
