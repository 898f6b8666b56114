import type { BrowserShapes, CatalogueBoot } from '@silowright/contract/browser-catalogue';
import type { ProductGroup } from '@silowright/contract/catalogue';
import type { FirstPage, PrerenderModule } from '@silowright/contract/first-page';
import { vi } from 'vitest';
import type { TestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { wireProductGroups } from '../../packages/domain/src/catalogue/product-groups.ts';
import { localeOfLanguage } from '../../packages/domain/src/locale.ts';
import { expect, test } from './visit.ts';

/** As the server gives it to the web app. */
async function firstPage(
  { texts, files, app, catalogues }: TestApp,
  path: string,
  locale: string,
): Promise<FirstPage> {
  const boot = JSON.parse(await files.boot()) as CatalogueBoot;
  const { productGroups } = catalogues.find('agricultural')!.catalogue;
  return {
    path,
    locale,
    boot,
    messages: texts(locale),
    shapes: JSON.parse(`${await files.find(boot.shapes, 'shapes.json')}`) as BrowserShapes,
    settings: JSON.parse((await app.server.inject({ url: '/api/settings' })).body),
    productGroups: wireProductGroups(productGroups) as ProductGroup[],
  };
}

/** Every element with its attributes and texts, without what only a browser knows: measured drawings, the address. */
const outline = (top: Element): string[] =>
  [...top.querySelectorAll('*')]
    .filter((each) => !each.matches('.goods-picture svg *, svg[role=img], svg[role=img] *, link'))
    .map((each) => {
      const own = [...each.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.nodeValue);
      const attributes = [...each.attributes]
        .filter(({ name }) => !(name === 'href' && each.matches('header a')))
        .map(
          ({ name, value }) =>
            `${name}=${value
              .replaceAll(/\b_[rR]_\w+_/g, 'id')
              .replaceAll(/[ :;]+/g, ' ')
              .trim()}`,
        );
      return [each.tagName, ...attributes.sort(), own.join('')].join(' ');
    });

for (const language of ['en', 'nl', 'de', 'da'] as const)
  for (const [path, awaited, codes] of [
    ['/', 'button[formaction="/agriculture"]', 'RT-12, ST-03'],
    ['/agriculture', 'input[value="animal_feed"]', 'RT-02, ST-04'],
    ['/budget', 'input[value="liquid"]', 'BG-02'],
  ] as const)
    test(`the server renders the screen that the app shows first at ${path}, in ${language} (${codes})`, async ({
      server,
      visit,
    }) => {
      const visitor = await visit(language);
      await visitor.open(path);
      await expect(visitor.page.locator(awaited)).toBeAttached();
      await expect(visitor.page.getByText(server.config.companyName).last()).toBeVisible();
      const shown = outline(document.querySelector('#root')!);
      await visitor.page.close();

      vi.resetModules();
      const module = '../../apps/site/src/prerender.tsx';
      const { prerender } = (await import(/* @vite-ignore */ module)) as PrerenderModule;
      const page = document.createElement('div');
      page.innerHTML = await prerender(await firstPage(server, path, localeOfLanguage(language)));
      expect(page.querySelector('script')).toBeNull();
      expect(outline(page.querySelector('#root')!)).toEqual(shown);
    });
