import { text } from 'node:stream/consumers';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LazyPart } from './lazy-part.ts';

vi.stubGlobal('window', { location: { search: '' } });
const { ChunkLoadError, lazyPart, loadChunk, optionalPart } = await import('./lazy-part.ts');
vi.unstubAllGlobals();

const errors = vi.spyOn(console, 'error');
beforeEach(() => void errors.mockReset().mockImplementation(() => {}));
afterEach(() => void vi.useRealTimers());

const url = 'https://silowright.test/static/js/volume-screen-a1b2.js';

it.each([
  ['missing', new TypeError(`Failed to fetch dynamically imported module: ${url}`), url],
  ['missing', new TypeError('Importing a module script failed.'), 'unknown address'],
  ['SyntaxError', new SyntaxError(`Unexpected token in ${url}`), url],
])('names the reason %s and the address (RT-13)', async (reason, cause, address) => {
  const failure = await loadChunk('volume', () => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ reason, url: address });
  expect((failure as Error).message).toBe(`Loading chunk volume failed (${reason}: ${address})`);
  expect(errors).toHaveBeenCalledWith((failure as Error).message);
});

it('counts a chunk as failed after 120,000 ms (RT-15)', async () => {
  vi.useFakeTimers();
  const never = loadChunk('volume', () => new Promise(() => {}));
  const outcome = never.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(errors).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ reason: 'timeout' });
});

it('returns the loaded module', async () => {
  expect(await loadChunk('volume', async () => ({ VolumeScreen: 1 }))).toEqual({ VolumeScreen: 1 });
});

/** The markup of a page with the part, or the error that the page shows. */
async function pageWith(Part: LazyPart<object>): Promise<string> {
  const problems: unknown[] = [];
  const page = (
    <main>
      <Suspense fallback="Waiting">
        <Part />
      </Suspense>
    </main>
  );
  const { prelude } = await prerenderToNodeStream(page, { onError: (error) => void problems.push(error) });
  const markup = await text(prelude);
  return problems.length > 0 ? String(problems[0]) : markup;
}

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /static/js/part.js'));

it('a part that cannot be loaded is an error of the page, unless it is optional: then it is left out (RT-13)', async () => {
  expect(await pageWith(lazyPart('part', [], missing))).toMatch(/ChunkLoadError: Loading chunk part failed/);
  const optional = await pageWith(optionalPart('part', [], missing));
  expect(optional).not.toMatch(/Error|Waiting/);
});

it('an optional part that failed to load in advance is loaded when it is shown (RT-13)', async () => {
  const importer = vi.fn(missing as () => Promise<() => string>);
  const part = optionalPart('part', [], importer);
  await part.preload();
  importer.mockResolvedValueOnce(() => 'Part');
  expect(await pageWith(part)).toContain('Part');
});

it('a part that was loaded in advance is shown without a placeholder and is not loaded again', async () => {
  const importer = vi.fn(async () => () => 'Part');
  const part = lazyPart('part', [], importer);
  await part.preload();
  expect(await pageWith(part)).not.toContain('Waiting');
  expect(importer).toHaveBeenCalledOnce();
});
