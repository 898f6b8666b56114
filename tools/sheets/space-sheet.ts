import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { bothSamples } from '@silowright/catalogue/testing/both-samples';
import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { configuredModel, groupsOf } from '@silowright/domain/drawing/configured-model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import type { Selection } from '@silowright/domain/pricing/selection';
import { createServer } from 'vite';
import { routesOfCalls } from '../../packages/ui/vite/routes-of-calls.ts';
import { findChromium } from '../../scripts/find-chromium.ts';

/**
 * Every type and option in space beside its drawing, for a visual check: `npm run space-sheet`, or with names of
 * types for these only; with OPTIONS=. every option too, with OPTIONS=stair|ladder those that match. Writes PNG to .cache/space-sheet.
 */
const folder = resolve(import.meta.dirname, '../../.cache/space-sheet');
const wanted = process.argv.slice(2);
const optionsWanted = process.env.OPTIONS ? new RegExp(process.env.OPTIONS) : undefined;
const size = { width: 420, height: 520 };
/** Of options, which are many: small pictures, as wide as the unit, several to a row, and a few rows to a file. */
const optionHeight = 340;
const perFile = 24;
mkdirSync(folder, { recursive: true });

interface Figure {
  readonly caption: string;
  readonly unit: UnitModel;
}

const vite = await createServer({
  root: resolve(import.meta.dirname, '../../packages/picture'),
  configFile: false,
  plugins: [routesOfCalls],
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1', hmr: false },
});
await vite.listen();
const address = vite.httpServer?.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox'],
});
/** Screenshots of a large page take minutes on a software renderer. */
const paper = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage({ viewport: { width: 1700, height: 900 } });
page.setDefaultTimeout(120_000);

for (const { name, content } of bothSamples)
  for (const { code } of content.storageTypes) {
    if (wanted.length > 0 && !wanted.includes(code)) continue;
    const sizes = content.units[code] ?? [];
    const model = (selection: Selection, at: number) =>
      configuredModel(content, { ...sizes.at(at)!, type: code, selection });
    const groups = groupsOf(content, code);
    const figures: Figure[] = [
      { caption: 'standard, smallest', unit: model({}, 0) },
      { caption: 'standard, largest', unit: model({}, -1) },
      {
        caption: 'everything',
        unit: model(Object.fromEntries(groups.map(({ key, options }) => [key, lastOf(options)])), -1),
      },
    ];
    if (optionsWanted === undefined || optionsWanted.source === '.')
      await writeSheet(`${name}-${code}`, figures, size);
    if (!optionsWanted) continue;
    const options = groups.flatMap(({ key, options: all }) =>
      all
        .filter(({ value, draw }) => value !== 'other' && draw && draw.length > 0)
        .filter(({ value }) => optionsWanted?.test(`${key} ${value}`))
        .map(({ value }) => ({
          caption: `${key.split('.')[1]} ${value}`,
          unit: model({ [key]: value }, 0),
        })),
    );
    for (let at = 0; at < options.length; at += perFile)
      await writeSheet(`${name}-${code}-options-${at / perFile + 1}`, options.slice(at, at + perFile));
  }
await Promise.all([browser.close(), paper.close()]);
await vite.close();

function optionSize({ sideMm, heightMm }: UnitModel) {
  const share = Math.min(1.5, (2 * sideMm + 3200) / (heightMm + 1300));
  return { width: Math.round(optionHeight * share), height: optionHeight };
}

function lastOf(options: readonly { readonly value: string }[]): string {
  return options.filter(({ value }) => value !== 'other').at(-1)!.value;
}

async function writeSheet(
  name: string,
  figures: readonly Figure[],
  large?: { readonly width: number; readonly height: number },
): Promise<void> {
  const height = large?.height ?? 236;
  await page.goto(
    `http://127.0.0.1:${port}/src/three-d/testing/space-sheet.html${process.env.SLOW ? '?slow' : ''}`,
  );
  await page.waitForFunction('window.draw');
  const cells: string[] = [];
  for (const { caption, unit } of figures) {
    const viewed = {
      unit,
      amountOfUnits: 1,
      contentLevel: 0.7,
      logo: { text: 'LOGO' },
      scene: 'farmyard',
      dimensions: false,
      person: large !== undefined,
      truck: false,
    };
    const picture = large ?? optionSize(unit);
    const pictures: string[] = [];
    for (const turn of large ? [-28, 0, 150] : [-28])
      pictures.push(
        await page.evaluate(
          ([what, degrees, drawn]) =>
            (window as unknown as { draw: (...all: unknown[]) => Promise<string> }).draw(
              what,
              degrees,
              drawn.width,
              drawn.height,
            ),
          [viewed, turn, picture] as const,
        ),
      );
    const svg = toSvg(
      drawFront(unit, { style: 'shaded', person: true, contentLevel: 0.7, formatMetres: String }),
      { title: caption, description: '', widthPx: 400 },
    );
    cells.push(
      `<figure><img height="${height}" src="data:image/svg+xml,${encodeURIComponent(svg)}">${pictures
        .map((png) => `<img height="${height}" src="data:image/png;base64,${png}">`)
        .join('')}<figcaption>${large ? name : ''} ${caption}</figcaption></figure>`,
    );
  }
  const sheet = await paper.newPage({ viewport: { width: large ? 2100 : 1500, height: 900 } });
  await sheet.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;align-items:start;gap:${large ? 8 : 2}px;font:${large ? 13 : 10}px sans-serif}figure{margin:0;border:1px solid #ccc}</style>${cells.join('')}`,
  );
  writeFileSync(resolve(folder, `${name}.png`), await sheet.screenshot({ fullPage: true }));
  await sheet.close();
  console.info(`.cache/space-sheet/${name}.png: ${figures.length} units`);
}
