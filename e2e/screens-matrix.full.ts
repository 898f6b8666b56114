import { languages } from '../packages/domain/src/locale.ts';
import { expectClean, expectCleanAtBothWidths } from './axe-walk.ts';
import { visitorWalks } from './screens/visitor-walks.ts';
import { test } from './visit.ts';
import { sizes, type Visit } from './visitor.ts';

/** About thirty checks at two widths. */
const timeoutMs = 600_000;

/** 1280 × 800 at 200% zoom. */
const zoomed = { width: 640, height: 400 };

async function expectCleanZoomed(visitor: Visit, screen: string): Promise<void> {
  await visitor.page.setViewportSize(zoomed);
  await expectClean(visitor, `${screen}, 200% zoom`);
  await visitor.page.setViewportSize(sizes.wide);
}

/**
 * Every visitor screen and state, in every language and at both widths; the quick tests use one language. Zoomed in the
 * language with the longest words.
 */
for (const language of languages)
  for (const [name, walk] of Object.entries(visitorWalks))
    test(`no accessibility finding: ${name}, ${language} (ST-14)`, async ({ visit, request }) => {
      test.setTimeout(timeoutMs);
      const visitor = await visit(language);
      await walk({
        visitor,
        request,
        look: async (screen) => {
          await expectCleanAtBothWidths(visitor, screen);
          if (language === 'de') await expectCleanZoomed(visitor, screen);
        },
      });
    });
