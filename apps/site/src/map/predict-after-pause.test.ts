import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { predictAfterPause } from './predict-after-pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function field(predict: (text: string) => Promise<readonly string[]>) {
  const asked: string[] = [];
  const shown: (readonly string[])[] = [];
  const failures: unknown[] = [];
  const predictor = predictAfterPause(
    {
      predict: (text) => {
        asked.push(text);
        return predict(text);
      },
    },
    (predictions) => void shown.push(predictions),
    (error) => void failures.push(error),
  );
  return { predictor, asked, shown, failures };
}

test('sends one request, 300 ms after the last key (LO-05)', async () => {
  const { predictor, asked, shown } = field(async (text) => [`${text}!`]);
  predictor.type('U');
  await vi.advanceTimersByTimeAsync(299);
  predictor.type('Ur');
  await vi.advanceTimersByTimeAsync(299);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['Ur']);
  expect(shown).toEqual([['Ur!']]);
});

test('drops a response that arrives after more input', async () => {
  const delays: Record<string, number> = { slow: 500, quick: 10 };
  const { predictor, shown } = field(
    (text) => new Promise((resolve) => setTimeout(() => resolve([text]), delays[text])),
  );
  predictor.type('slow');
  await vi.advanceTimersByTimeAsync(300);
  predictor.type('quick');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([['quick']]);
});

test('an emptied field shows nothing and sends no request', async () => {
  const { predictor, asked, shown } = field(async () => ['x']);
  predictor.type('U');
  predictor.type(' ');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  expect(shown).toEqual([[]]);
});

test('a failed lookup shows nothing and is reported', async () => {
  const { predictor, shown, failures } = field(() => Promise.reject(new Error('away')));
  predictor.type('Urk');
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).toEqual([[]]);
  expect(failures).toEqual([new Error('away')]);
});

test('a stopped field sends nothing more', async () => {
  const { predictor, asked } = field(async () => []);
  predictor.type('Urk');
  predictor.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
});
