import { afterEach, expect, test, vi } from 'vitest';
import { needTexts, textsNow } from './use-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('texts that cannot be loaded keep no other part waiting (LG-04, IN-06)', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('picture')) throw new TypeError('Failed to fetch');
    return Response.json({ 'test.text': 'A text' });
  });
  const pictures = needTexts('picture').then(
    () => 'loaded',
    () => 'failed',
  );
  // Of the desk: no test of this process shows them.
  await needTexts('admin');
  expect(textsNow().t('test.text')).toBe('A text');
  await vi.runAllTimersAsync();
  expect(await pictures).toBe('failed');
  await needTexts('admin');
});
