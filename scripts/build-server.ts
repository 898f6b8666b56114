import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { bundleFolder, isServerBuilt } from '../apps/server/built-server.ts';

const root = path.join(import.meta.dirname, '..');
const sources = path.join(root, 'apps/server/src');
const output = path.join(root, bundleFolder);

const pdfWorker = 'deals/paper/pdf/pdf-worker.ts';

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
 * An `import` of a module of Node also loads what Node keeps behind getters, like the client of fetch or the root
 * certificates. The bundle takes the names that it uses: a tenth of the start.
 */
const builtins: Plugin = {
  name: 'modules-of-node',
  renderChunk: (code) =>
    code.replace(
      /^import (?:\* as )?([\w$]+)?(?:, )?(\{.*\})? from "(node:[^"]+)";$/gm,
      (_, all: string | undefined, names: string | undefined, module) =>
        [all, names?.replaceAll(' as ', ': ')]
          .filter((taken) => taken !== undefined)
          .map((taken) => `const ${taken} = process.getBuiltinModule('${module}');`)
          .join(' '),
    ),
};

/** What is bundled instead of a package, or of a part of it. */
const replaced: Readonly<Record<string, string>> = {
  // For lists of folders, which are never served.
  glob: 'export const glob = undefined;',
  // For documents with a password.
  '@noble/ciphers/aes': 'export const cbc = undefined, ecb = undefined;',
  // The tables of characters are unpacked by Node: 5 ms less.
  'tiny-inflate': `module.exports = (packed) => new Uint8Array(require('node:zlib').inflateRawSync(packed));`,
};

/** Lines of packages that only cost time at the start of this server, and what is bundled instead. */
const slimmed: readonly { readonly file: string; readonly lines: RegExp; readonly by: string }[] = [
  {
    // Fonts are read for rare characters only.
    file: 'pdfkit/js/pdfkit.node.mjs',
    lines: /^import \{ create \} from 'fontkit';$/m,
    by:
      "const fontkit = () => process.getBuiltinModule('node:module').createRequire(import.meta.url)('./fontkit.cjs');\n" +
      'const create = (...font) => fontkit().create(...font);',
  },
  {
    // The router compiles a function for each part of a path with fewer characters than this.
    file: 'find-my-way/lib/node.js',
    lines: /(?<=LONG_PREFIX_MIN_LENGTH = )\d+/,
    by: '2',
  },
  {
    // The server speaks HTTP 1 without TLS, behind a proxy.
    file: 'fastify/lib/server.js',
    lines: /^const https?2? = require\('node:http(s|2)'\)$/gm,
    by: '',
  },
];

/** What of `replaced` and `slimmed` a build has met. */
const met = new Set<string>();

const lean: Plugin = {
  name: 'lean-packages',
  resolveId: (id) => (id in replaced ? `\0${id}` : undefined),
  load: (id) => {
    const code = replaced[id.slice(1)];
    if (code !== undefined) met.add(id.slice(1));
    return code;
  },
  transform: (code, id) => {
    const module = id.replaceAll(path.sep, '/');
    const part = slimmed.find(({ file }) => module.endsWith(`/node_modules/${file}`));
    if (!part) return undefined;
    met.add(part.file);
    const changed = code.replace(part.lines, part.by);
    // An update of the package has changed them.
    if (changed === code) throw new Error(`${part.file} has no line like ${part.lines}`);
    return changed;
  },
};

const bundle = (input: string | string[]) =>
  rolldown({
    input,
    platform: 'node',
    external: ['better-sqlite3', 'sharp', 'pg-native'],
    plugins: [addresses, builtins, lean],
    logLevel: 'silent',
  });

/**
 * The server as a few files with everything it imports: it starts in a fifth of the time. Packages with machine code
 * stay outside. The threads share no files with the server, so that each loads few files.
 */
export async function buildServer(): Promise<void> {
  met.clear();
  rmSync(output, { recursive: true, force: true });
  await writeScript('fontkit', 'fontkit.cjs');
  // What a visitor waits for starts faster as one script with its compiled code (platform/threads/run-script.ts).
  await writeScript(path.join(sources, pdfWorker), 'pdf-worker.cjs');
  for (const entries of [workers.filter((file) => file !== pdfWorker), ['main.ts']]) {
    const built = await bundle(entries.map((file) => path.join(sources, file)));
    await built.write({ dir: output, format: 'esm', entryFileNames: '[name].js' });
    await built.close();
  }
  const missed = [...Object.keys(replaced), ...slimmed.map(({ file }) => file)].filter(
    (name) => !met.has(name),
  );
  if (missed.length > 0) throw new Error(`no longer bundled: ${missed.join(', ')}`);
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/write-thread-code.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('no compiled code was written');
}

async function writeScript(input: string, name: string): Promise<void> {
  const built = await bundle(input);
  await built.write({
    file: path.join(output, name),
    format: 'cjs',
    codeSplitting: false,
    dynamicImportInCjs: false,
  });
  await built.close();
}

/** Builds the server if it is missing or older than a source. */
export async function ensureServerBuilt(): Promise<void> {
  if (isServerBuilt(root)) return;
  console.info('Building the server …');
  await buildServer();
}

if (process.argv[1]?.endsWith('build-server.ts')) await buildServer();
