import type { CatalogueBoot } from '@silowright/contract/browser-catalogue';
import { marketPage } from '../../apps/server/src/http/market-page.ts';
import { localeOfLanguage } from '../../packages/domain/src/locale.ts';
import { expect, test } from './visit.ts';

/** Every element that takes up room, with its classes and own text. A link may be a button or plain text. */
const outline = (top: Element): string[] =>
  [...top.querySelectorAll('*')]
    .filter((element) => !element.closest('noscript, details, svg *, .sr-only, dialog'))
    .map((element) => {
      const own = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.nodeValue);
      const look = (element.getAttribute('class') ?? '')
        .split(/\s+/)
        .filter((name) => !/^(lucide.*|)$/.test(name));
      const isControl = look.includes('after:inset-0') || /^(a|button)$/i.test(element.tagName);
      const tag = isControl ? 'control' : element.tagName.toLowerCase();
      return `${tag} ${look.sort().join('.')} ${own.join('').trim()}`.trim();
    });

for (const language of ['en', 'nl', 'de', 'da'] as const)
  test(`the page comes with the market screen that the script shows, in ${language} (RT-12, ST-03)`, async ({
    server,
    visit,
  }) => {
    const { config, texts, files } = server;
    const boot = JSON.parse(await files.boot()) as CatalogueBoot;
    const visitor = await visit(language);
    await visitor.open('/');
    await expect(visitor.button('market.agricultural')).toBeVisible();
    await expect(visitor.page.getByText(visitor.t('market.trust-free'), { exact: true })).toBeVisible();
    const ready = document.createElement('div');
    ready.innerHTML = marketPage(config, texts, boot, localeOfLanguage(language));
    for (const part of ['header', 'main', 'footer'])
      expect(outline(ready.querySelector(part)!)).toEqual(outline(document.querySelector(`#root ${part}`)!));
  });
