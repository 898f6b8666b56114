import { expect, it } from 'vitest';
import { returnState } from './return-to.ts';

it.each([
  ['/admin/quotations?search=jorgensen', true],
  ['/admin/quotations/abc', true],
  ['/admin/home', false],
  ['/admin', false],
  ['/admin//evil.example', false],
  ['//evil.example/admin/x', false],
  ['https://evil.example/admin/x', false],
  [undefined, false],
  [{ returnTo: '/admin/prices' }, false],
])('a login returns to pages of the desk only: %j (B20)', (address, returns) => {
  expect(returnState(address)).toEqual(returns ? { returnTo: address } : undefined);
});
