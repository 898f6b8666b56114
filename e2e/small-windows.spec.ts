import { test } from './back-office.ts';
import { expectVisibleFocusZoomed } from './visible-focus.ts';

test('at 400% the back office keeps the focus visible (Y22)', async ({ page, staff }) => {
  await staff.comeIn();
  for (const name of ['home', 'quotations', 'dealers', 'prices']) {
    await staff.open(name);
    await expectVisibleFocusZoomed(page, name, 25);
  }
});
