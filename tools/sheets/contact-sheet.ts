import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import {
  buildCatalogue,
  previewVariant,
  pricedSegments,
  shippedOptionList,
  shippedPriceList,
  storageTypeCodes,
} from '@silowright/catalogue/testing/sample';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { drawTop } from '@silowright/domain/drawing/draw-plan';
import type { Drawing } from '@silowright/domain/drawing/drawing';
import { unitModel } from '@silowright/domain/drawing/model';
import { type DrawOptions, drawFront } from '@silowright/domain/drawing/primitives';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import type { Selection } from '@silowright/domain/pricing/selection';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { findChromium } from '../../scripts/find-chromium.ts';
import { partPictures } from '../../scripts/part-pictures.ts';

/**
 * Renders every part, type, variant and notable option on a few large pictures for a visual check: `npm run contact-sheet`
 * writes HTML and PNG to .cache/contact-sheet.
 */
const folder = resolve(import.meta.dirname, '../../.cache/contact-sheet');
const pageWidth = 2000;
interface Figure {
  readonly html: string;
  readonly widthPx: number;
  readonly heightPx: number;
}
const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;
const catalogues = pricedSegments.map((segment) =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)),
);

const units = storageTypeCodes.flatMap((type) => {
  const all = catalogues.find(({ units }) => units.some((unit) => unit.type === type))?.units ?? [];
  const byVariant = new Map<string, Unit>();
  for (const unit of all)
    if (unit.type === type) byVariant.set(previewVariant(unit), byVariant.get(previewVariant(unit)) ?? unit);
  return [...byVariant.entries()].map(([variant, unit]) => ({ type, variant, unit }));
});

const groupsOf = (unit: Unit) => {
  const catalogue = catalogues.find(({ segment }) => segment === unit.segment)!;
  return optionsForUnit(catalogue, unit, { country: 'DE' });
};

const everything = (unit: Unit): Selection => ({
  ...Object.fromEntries(
    groupsOf(unit).map((group) => [
      group.key,
      group.multi ? group.options.map(({ value }) => value) : group.options.at(-1)!.value,
    ]),
  ),
  'colour.body_colour': '9002',
  'colour.roof_colour': '6005',
});

function picture(
  caption: string,
  unit: Unit,
  selection: Selection,
  options: Partial<DrawOptions> & { top?: boolean },
  heightPx = 420,
): Figure {
  const { top, ...rest } = options;
  const drawing = (top ? drawTop : drawFront)(configuredModel({ ...unit, selection }), {
    style: 'shaded',
    formatMetres,
    labels: { logo: 'YOUR LOGO' },
    ...rest,
  });
  return figure(caption, drawing, heightPx);
}

function figure(caption: string, drawing: Drawing, heightPx: number): Figure {
  const { width, height } = drawing.viewBox;
  const svg = toSvg(drawing, {
    title: caption,
    description: '',
    widthPx: Math.round((heightPx * width) / height),
  });
  return {
    html: `<figure><img height="${heightPx}" src="data:image/svg+xml,${encodeURIComponent(svg)}"><figcaption>${caption}</figcaption></figure>`,
    widthPx: (heightPx * width) / height + 32,
    heightPx: heightPx + 46,
  };
}

/** The second sample, drawn from its folder: the smallest and the largest unit of each type. */
function steelPictures(): Figure[] {
  const { content } = loadCatalogue(resolve(import.meta.dirname, '../../catalogues/steel'));
  const { storageTypes, units: rows } = content;
  return storageTypes.flatMap((type) => {
    const sizes = rows[type.code] ?? [];
    return [sizes[0], sizes.at(-1)].flatMap((size) => {
      if (!size) return [];
      const equipped = { parts: type.standard, raisedMm: 0, paint: {}, glossy: false };
      const options = { style: 'shaded', dimensions: true, person: true, truck: true, formatMetres } as const;
      const drawing = drawFront(unitModel(size, type, equipped), options);
      return figure(`${type.code} ${size.volumeM3} m³`, drawing, 560);
    });
  });
}

/** Height of the page with the figures wrapped into rows. A screenshot shows only the window. */
function pageHeight(figures: readonly Figure[]): number {
  let [x, height, row] = [0, 32, 0];
  for (const figure of figures) {
    if (x + figure.widthPx > pageWidth - 32) [x, height, row] = [0, height + row, 0];
    x += figure.widthPx;
    row = Math.max(row, figure.heightPx);
  }
  return Math.ceil(height + row);
}

const sheets: Record<string, Figure[]> = {
  parts: partPictures.map(({ kind, drawing }) => figure(kind, drawing, 300)),
  steel: steelPictures(),
  types: units.map(({ type, variant, unit }) =>
    picture(
      `${type} ${variant} ${unit.volumeM3} m³`,
      unit,
      defaultSelection(groupsOf(unit)),
      { dimensions: true, person: true, truck: true },
      560,
    ),
  ),
  equipped: storageTypeCodes.flatMap((code) => {
    const { unit } = units.filter(({ type }) => type === code).at(-1)!;
    return (['shaded', 'line'] as const).map((style) =>
      picture(
        `${code} everything, ${style}`,
        unit,
        everything(unit),
        { style, dimensions: true, person: true, truck: true },
        700,
      ),
    );
  }),
  smallest: storageTypeCodes.map((code) => {
    const { unit } = units.find(({ type }) => type === code)!;
    return picture(
      `${code} smallest, everything`,
      unit,
      everything(unit),
      {
        dimensions: true,
        person: true,
        ceilingMm: code === 'spw' ? unit.heightMm - 200 : unit.heightMm + 600,
      },
      700,
    );
  }),
  above: units.flatMap(({ type, variant, unit }) => [
    picture(`${type} ${variant} from above`, unit, {}, { top: true, dimensions: true }, 300),
    picture(`${type} ${variant} everything`, unit, everything(unit), { top: true, dimensions: true }, 300),
  ]),
};
for (const code of storageTypeCodes) {
  const { unit } = units.find(({ type }) => type === code)!;
  const standard = defaultSelection(groupsOf(unit));
  sheets[`options-${code}`] = groupsOf(unit).flatMap((group) =>
    group.options.map(({ value }) => {
      const extra: Selection =
        group.key === 'access.roof_rail'
          ? { 'access.ladder': 'by_provider' }
          : group.key === 'colour.gloss'
            ? { 'colour.body_colour': '5010', 'colour.roof_colour': '3009' }
            : {};
      const choice =
        value === 'other' ? ({ value, custom: 'RAL 9005' } as const) : group.multi ? [value] : value;
      return picture(`${group.key} ${value}`, unit, { ...standard, ...extra, [group.key]: choice }, {}, 300);
    }),
  );
}

// Pictures are React components; Vite compiles them as it does for the pages.
const vite = await createServer({
  root: resolve(import.meta.dirname, '../../packages/picture'),
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
});
const { pictures } = (await vite.ssrLoadModule('/src/pictures/registry.tsx')) as {
  pictures: Record<string, ComponentType>;
};
sheets.pictures = Object.entries(pictures).map(([name, picture]) => ({
  html: `<figure class="${name.startsWith('industry') || name.startsWith('placement') ? 'scene' : 'small'}">${renderToStaticMarkup(createElement(picture), { identifierPrefix: name.replace('.', '-') })}<figcaption>${name}</figcaption></figure>`,
  widthPx: name.startsWith('industry') || name.startsWith('placement') ? 512 : 236,
  heightPx: name.startsWith('industry') || name.startsWith('placement') ? 410 : 276,
}));
await vite.close();

mkdirSync(folder, { recursive: true });
const chromium = findChromium();
for (const [name, figures] of Object.entries(sheets)) {
  const html = resolve(folder, `${name}.html`);
  writeFileSync(
    html,
    `<!doctype html><title>${name}</title><style>body{margin:16px;background:#faf8f5;font:12px system-ui;display:flex;flex-wrap:wrap;gap:14px}figure{margin:0;background:#fff;border:1px solid #e5e1da;padding:8px}figure.scene svg{width:480px;height:360px;display:block}figure.small svg{width:200px;height:220px;display:block}figcaption{color:#56626c;text-align:center}</style>${figures.map((figure) => figure.html).join('')}`,
  );
  execFileSync(
    chromium,
    [
      '--no-sandbox',
      '--headless',
      '--hide-scrollbars',
      `--screenshot=${resolve(folder, `${name}.png`)}`,
      `--window-size=${pageWidth},${pageHeight(figures)}`,
      pathToFileURL(html).href,
    ],
    { stdio: 'ignore' },
  );
  console.info(`.cache/contact-sheet/${name}.png: ${figures.length} pictures`);
}
