import { languages } from '../packages/domain/src/locale.ts';
import { walkWithAxe } from './axe-walk.ts';
import { test } from './visit.ts';
import { type Size, sizes } from './visitor.ts';

for (const language of languages)
  for (const size of Object.keys(sizes) as Size[])
    test(`no accessibility finding on any step in ${language}, ${size}`, async ({ visit }) => {
      test.slow();
      await walkWithAxe(await visit(language, size), [size]);
    });
