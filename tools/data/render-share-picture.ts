import { chromium } from '@playwright/test';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { findChromium } from '../../scripts/find-chromium.ts';

/** The share picture of the sample's brand: the farmyard scene and the slogan, 1200 x 630. */
const server = await startServerProcess();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, locale: 'en-GB' });
await page.goto(server.address);
await page.locator('[data-variant] svg').first().waitFor();
await page.evaluate(() => {
  document.documentElement.style.scrollbarGutter = 'auto';
  const scene = document.querySelectorAll('[data-variant]')[1]?.querySelector('svg')?.outerHTML ?? '';
  const mark = document.querySelector('header a')?.innerHTML ?? '';
  const title = [...document.querySelectorAll('h1 span')]
    .map((span) => `<div>${span.textContent}</div>`)
    .join('');
  document.body.innerHTML = `
    <div style="display:flex;height:630px;background:var(--color-ground)">
      <div style="flex:1;padding:72px 48px 72px 72px;display:flex;flex-direction:column;justify-content:space-between">
        <div style="display:flex;gap:16px;align-items:center;zoom:1.7;font-weight:600">${mark}</div>
        <h1 style="font-size:58px;line-height:1.15">${title}</h1>
      </div>
      <div class="share-scene" style="width:560px">${scene}</div>
    </div>`;
  const svg = document.querySelector<SVGElement>('.share-scene svg');
  if (svg) Object.assign(svg.style, { width: '560px', height: '630px', display: 'block' });
});
await page.screenshot({ path: 'catalogues/grp/brand/share.png' });
await browser.close();
await server.stop();
