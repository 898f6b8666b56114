import { expect, it } from 'vitest';
import { fromList, keepRows, neighboursOf } from './list-address.ts';

it('an item leads to the rows before and after it in the list that it was opened from (DK-07)', () => {
  const { list } = fromList('requests', 'search=a+b&state=open');
  expect(list).toBe('/admin/requests?search=a+b&state=open');
  keepRows('requests', 'search=a+b&state=open', 'one two three');
  expect(neighboursOf('one', list)).toEqual({ position: 1, previous: undefined, next: 'two' });
  expect(neighboursOf('two', list)).toEqual({ position: 2, previous: 'one', next: 'three' });
  expect(neighboursOf('three', list)).toEqual({ position: 3, previous: 'two', next: undefined });
  // Opened by a link, from another list, or gone from the list meanwhile.
  expect(neighboursOf('two', '')).toBeUndefined();
  expect(neighboursOf('two', fromList('quotations', '').list)).toBeUndefined();
  expect(neighboursOf('four', list)).toBeUndefined();
});
