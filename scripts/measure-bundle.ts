import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../apps/site/dist');

const gzBytes = (file: string): number => statSync(path.join(dist, `${file}.gz`)).size;

/** The static imports of a chunk, including indirect ones. */
function staticImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(path.join(dist, file), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    if (name) staticImports(path.posix.join(path.posix.dirname(file), name), seen);
  return seen;
}

/** Chunks loaded on demand, by the name of their entry module. */
function chunkOf(name: string, main: string): string {
  const file = new RegExp(`static/js/${name}-[\\w-]{8}\\.js`).exec(
    readFileSync(path.join(dist, main), 'utf8'),
  )?.[0];
  if (!file) throw new Error(`The main script does not refer to a chunk ${name}.`);
  return file;
}

const untilOverview = [
  'product-group-screen',
  'volume-screen',
  'location-screen',
  'configure-screen',
  'overview-screen',
];

/** Gzipped bytes of JavaScript: for the first step, and for everything up to overview without map and 3-D. */
export function measureBundle() {
  const index = path.join(dist, 'index.html');
  if (!existsSync(index)) throw new Error('Build the web app first: npm run build');
  const scripts = [...readFileSync(index, 'utf8').matchAll(/(?:src|href)="\/(static\/js\/[^"]+\.js)"/g)].map(
    (match) => match[1]!,
  );
  const main = scripts.find((file) => file.includes('/main-'))!;
  const first = new Set(scripts.flatMap((file) => [...staticImports(file)]));
  const all = new Set(first);
  for (const name of untilOverview) for (const file of staticImports(chunkOf(name, main))) all.add(file);
  const sum = (files: Set<string>) => [...files].reduce((bytes, file) => bytes + gzBytes(file), 0);
  return { firstStep: sum(first), untilOverview: sum(all), files: all };
}

/** The script that other sites load. */
export const embedBytes = (): number => gzBytes('embed.js');

/** The view in space with all that only it and the photo need. */
export function spaceBytes(): number {
  const file = readdirSync(path.join(dist, 'static/js')).find((name) =>
    /^unit-space-[\w-]{8}\.js$/.test(name),
  );
  if (!file) throw new Error('There is no chunk unit-space.');
  const { files } = measureBundle();
  return [...staticImports(`static/js/${file}`)]
    .filter((chunk) => !files.has(chunk))
    .reduce((bytes, chunk) => bytes + gzBytes(chunk), 0);
}

if (process.argv[1]?.endsWith('measure-bundle.ts')) {
  const sizes = measureBundle();
  console.info(`first step      ${(sizes.firstStep / 1024).toFixed(1)} KB gz of JavaScript`);
  console.info(`view in space   ${(spaceBytes() / 1024).toFixed(1)} KB gz of JavaScript`);
  console.info(`until overview  ${(sizes.untilOverview / 1024).toFixed(1)} KB gz of JavaScript`);
}
