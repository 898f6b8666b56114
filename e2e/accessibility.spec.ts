import { walkWithAxe } from './axe-walk.ts';
import { test } from './visit.ts';

// Each screen at both widths. `npm run check` walks in all languages at both widths.
for (const [index, language] of (['en', 'de'] as const).entries())
  test(`no accessibility finding on any step in ${language}, widths alternating`, async ({ visit }) => {
    test.slow();
    await walkWithAxe(await visit(language), index % 2 === 0 ? ['wide', 'phone'] : ['phone', 'wide']);
  });
