import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLoginPopup } from './login-popup.ts';

const open = vi.fn();
beforeEach(() => {
  vi.stubGlobal('window', { open, screenX: 100, screenY: 50, innerWidth: 1200, innerHeight: 800 });
});
afterEach(() => {
  open.mockReset();
  vi.unstubAllGlobals();
});

it('is 400 by 600 in the middle of the page (ID-07)', () => {
  open.mockReturnValueOnce({ closed: false });
  openLoginPopup();
  expect(open).toHaveBeenCalledWith(
    '',
    'auth0:authorize:popup',
    'left=500,top=150,width=400,height=600,resizable,scrollbars=yes,status=1',
  );
});

it('counts as closed from the second look on: the answer of a page that closes itself may be late (ID-04)', () => {
  const popup = { closed: false, close: vi.fn(), location: { href: '' } };
  open.mockReturnValueOnce(popup);
  const { popup: seen } = openLoginPopup();
  seen.location.href = 'https://login.example.com/authorize';
  expect(popup.location.href).toBe('https://login.example.com/authorize');
  expect(seen.closed).toBe(false);
  popup.closed = true;
  expect([seen.closed, seen.closed]).toEqual([false, true]);
  seen.close();
  expect(popup.close).toHaveBeenCalledOnce();
});

it('leaves a blocked window to the library, which reports it (ID-04)', () => {
  open.mockReturnValueOnce(null);
  expect(openLoginPopup()).toEqual({});
  open.mockImplementationOnce(() => {
    throw new Error('no');
  });
  expect(openLoginPopup()).toEqual({});
});
