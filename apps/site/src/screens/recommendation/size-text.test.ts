import { expect, it } from 'vitest';
import { readSize, sizeText } from './size-text.ts';

it('a size is stored as diameter|height and read back in millimetres (RM-14)', () => {
  const text = sizeText({ diameter: 2400, height: 7193 });
  expect(text).toBe('2400|7193');
  expect(readSize(text)).toEqual({ diameterMm: 2400, heightMm: 7193 });
});
