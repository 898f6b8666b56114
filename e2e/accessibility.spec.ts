import { languages } from '../packages/domain/src/locale.ts';
import { walkWithAxe } from './axe-walk.ts';
import { test } from './visit.ts';

for (const [index, language] of languages.entries())
  test(`no accessibility finding on any step in ${language}, widths alternating`, async ({ visit }) => {
    test.slow();
    await walkWithAxe(await visit(language), index % 2 === 0 ? ['wide', 'phone'] : ['phone', 'wide']);
  });
