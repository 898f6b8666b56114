import { text } from 'node:stream/consumers';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import type { LazyPart } from './lazy-part.ts';

vi.stubGlobal('window', { location: { search: '' } });
const { lazyPart, optionalPart } = await import('./lazy-part.ts');
vi.unstubAllGlobals();

/** The markup of a page with the part, or the error that the page shows. */
async function pageWith(Part: LazyPart<object>): Promise<string> {
  const errors: unknown[] = [];
  const page = (
    <main>
      <Suspense fallback="Waiting">
        <Part />
      </Suspense>
    </main>
  );
  const { prelude } = await prerenderToNodeStream(page, { onError: (error) => void errors.push(error) });
  const markup = await text(prelude);
  return errors.length > 0 ? String(errors[0]) : markup;
}

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /static/js/part.js'));

test('a part that cannot be loaded is an error of the page, unless it is optional: then it is left out (RT-13)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await pageWith(lazyPart('part', [], missing))).toMatch(/ChunkLoadError: Loading chunk part failed/);
  const optional = await pageWith(optionalPart('part', [], missing));
  expect(optional).not.toMatch(/Error|Waiting/);
  vi.restoreAllMocks();
});

test('an optional part that failed to load in advance is loaded when it is shown (RT-13)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const importer = vi.fn(missing as () => Promise<() => string>);
  const part = optionalPart('part', [], importer);
  await part.preload();
  importer.mockResolvedValueOnce(() => 'Part');
  expect(await pageWith(part)).toContain('Part');
  vi.restoreAllMocks();
});
