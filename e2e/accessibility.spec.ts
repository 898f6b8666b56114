import { walkWithAxe } from './axe-walk.ts';
import { test } from './visit.ts';

// In German, which has the longest words. `npm run check` walks in all languages.
test('no accessibility finding on any step in de, at both widths', async ({ visit }) => {
  test.slow();
  await walkWithAxe(await visit('de'), ['wide', 'phone']);
});
