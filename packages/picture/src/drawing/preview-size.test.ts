import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Minified and gzipped size of a module, without React and `external`. */
async function gzipSizeOf(path: string, external: RegExp): Promise<number> {
  const built = await build({
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    // In tests Vite would compile JSX for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      // In library mode Vite keeps the white space of ES modules; this format is minified completely.
      lib: { entry: resolve(import.meta.dirname, path), formats: ['cjs'], fileName: 'sized' },
      rolldownOptions: { external: [/^react/, external] },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${path} was not built`);
  return gzipSync(output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')).length;
}

test.each([
  ['the React code of the preview', './unit-drawing.tsx', /^@silowright\/domain/, 2_400],
  [
    'the preview with the whole drawing, beside the data of the catalogue',
    './unit-drawing.tsx',
    /catalogue\/(ral-colours|options|storage-types)/,
    // With the solids of the parts, which are in the files of the parts: 6 KB (decision 34).
    32_000,
  ],
])('%s stays small', async (_, path, external, limit) => {
  expect(await gzipSizeOf(path, external)).toBeLessThanOrEqual(limit);
});
