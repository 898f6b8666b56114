import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goldenParts } from './answers.ts';
import { answerText, blockHashes, blockSize, readHashes } from './hash-answers.ts';

const stored = readHashes(readFileSync(new URL('./hashes.json', import.meta.url), 'utf8'));

test('every part has stored hashes', () => {
  expect(Object.entries(stored).map(([name, hashes]) => [name, hashes.length])).toEqual(
    Object.entries(goldenParts).map(([name, { cases }]) => [name, Math.ceil(cases / blockSize)]),
  );
});

// The first block only; `npm run golden` compares all of them.
test.each(Object.keys(goldenParts))('the answers of %s are those of before', (name) => {
  expect(blockHashes(goldenParts[name]!, 1)).toEqual(stored[name]!.slice(0, 1));
});

test.each(Object.keys(goldenParts))('a hundred cases of %s are not all the same', (name) => {
  const { cases, answer } = goldenParts[name]!;
  const texts = Array.from({ length: Math.min(cases, blockSize) }, (_, at) => answerText(answer(at)));
  expect(new Set(texts).size).toBeGreaterThan(texts.length / 5);
});

test('text is the same whatever the order of keys, and tells a cent and a millimetre', () => {
  expect(answerText({ b: [1, { d: 2, c: 3 }], a: undefined })).toBe('{"b":[1,{"c":3,"d":2}]}');
  expect(answerText({ a: 1.0000000001 })).toBe(answerText({ a: 1 }));
  expect(answerText({ a: 100 })).not.toBe(answerText({ a: 101 }));
});
