import { expect, it } from 'vitest';
import { isLike, isRecord, readKept } from './kept-json.ts';

it.each([
  ['cut off', '{"plan":{"un'],
  ['null', 'null'],
  ['of another type', '[1,2]'],
  ['empty', ''],
  ['absent', null],
])('kept state that is %s counts as none (C21)', (_, text) => {
  expect(readKept(text, isRecord)).toBeUndefined();
});

it.each([
  [{ units: [] }, { units: [{ x: 1 }], more: 1 }, true],
  [{ units: [] }, { units: {} }, false],
  [{ units: [] }, {}, false],
  [{ at: { x: 0 } }, { at: { x: 4 } }, true],
  [{ at: { x: 0 } }, { at: { x: '4' } }, false],
  [{ at: { x: 0 } }, { at: null }, false],
])('compares the form of %j with %j: %s (C21)', (model, value, isSame) => {
  expect(isLike(model, value)).toBe(isSame);
});
