import type { CatalogueBoot } from '@silowright/contract/browser-catalogue';
import { budgetPage } from '../../apps/server/src/http/budget-page.ts';
import { marketPage } from '../../apps/server/src/http/market-page.ts';
import { productGroupPage } from '../../apps/server/src/http/product-group-page.ts';
import { type ReadyPage, readyPage } from '../../apps/server/src/http/ready-page.ts';
import type { TestApp } from '../../apps/server/src/http/testing/test-app.ts';
import { marketsFor } from '../../packages/domain/src/catalogue/catalogue-markets.ts';
import { flagDefaults } from '../../packages/domain/src/flags/flags.ts';
import { localeOfLanguage } from '../../packages/domain/src/locale.ts';
import { expect, test } from './visit.ts';

/** Every element that takes up room, with its classes and own text, without drawings. A link may be a control or text. */
const outline = (top: Element): string[] =>
  [...top.querySelectorAll('*')]
    .filter(
      (element) => !element.closest('noscript, details, svg *, .forced-color-adjust-none, .sr-only, dialog'),
    )
    .map((element) => {
      const own = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.nodeValue);
      const look = (element.getAttribute('class') ?? '')
        .split(/\s+/)
        .filter((name) => !/^(lucide.*|)$/.test(name));
      const isControl = look.includes('after:inset-0') || /^(a|button|label)$/i.test(element.tagName);
      const tag = isControl ? 'control' : element.tagName.toLowerCase();
      return `${tag} ${look.sort().join('.')} ${own.join('').trim()}`.trim();
    });

for (const language of ['en', 'nl', 'de', 'da'] as const) {
  const readyFor = async ({ config, texts, files }: TestApp, path: string): Promise<ReadyPage> =>
    readyPage(
      config,
      texts,
      JSON.parse(await files.boot()) as CatalogueBoot,
      localeOfLanguage(language),
      path,
    );
  const expectSame = (markup: string) => {
    const ready = document.createElement('div');
    ready.innerHTML = markup;
    for (const part of ['header', 'main', 'footer'])
      expect(outline(ready.querySelector(part)!)).toEqual(outline(document.querySelector(`#root ${part}`)!));
  };

  test(`the page comes with the market screen that the script shows, in ${language} (RT-12, ST-03)`, async ({
    server,
    visit,
  }) => {
    const visitor = await visit(language);
    await visitor.open('/');
    await expect(visitor.button('market.agricultural')).toBeVisible();
    await expect(visitor.page.getByText(visitor.t('market.trust-free'), { exact: true })).toBeVisible();
    expectSame(marketPage(await readyFor(server, '/')));
  });

  test(`the page of a market comes with its product groups, in ${language} (RT-02, ST-04)`, async ({
    server,
    visit,
  }) => {
    const visitor = await visit(language);
    await visitor.open('/agriculture');
    await expect(visitor.page.locator('input[value="animal_feed"]')).toBeAttached();
    await expect(visitor.page.getByText(server.config.companyName).last()).toBeVisible();
    const page = await readyFor(server, '/agriculture');
    const market = marketsFor(page.boot.markets, flagDefaults).find(({ label }) => label === 'agriculture')!;
    const { productGroups } = server.catalogues.find(market.id)!.catalogue;
    expectSame(productGroupPage(page, market, productGroups));
  });

  test(`the budget page comes with its questions, in ${language} (BG-02)`, async ({ server, visit }) => {
    const visitor = await visit(language);
    await visitor.open('/budget');
    await expect(visitor.page.locator('input[value="liquid"]')).toBeAttached();
    await expect(visitor.page.getByText(server.config.companyName).last()).toBeVisible();
    expectSame(budgetPage(await readyFor(server, '/budget')));
  });
}
