import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const web = path.join(import.meta.dirname, '../apps/web');
const compressible = /\.(js|css|html|json|svg|txt|map|wasm|geojson|topojson)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Every text file gets a .br and a .gz beside it, so that the server never compresses while serving. */
async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await Promise.all([
        brotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
        zip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
      ]);
    }),
  );
}

export async function buildWeb(): Promise<void> {
  await build({ root: web, configFile: path.join(web, 'vite.config.ts'), logLevel: 'warn' });
  await precompress(path.join(web, 'dist'));
}

if (import.meta.main) await buildWeb();
