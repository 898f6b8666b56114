import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import {
  previewVariants,
  type SampleType,
  sizeShown,
  storageTypeCodes,
} from '@silowright/catalogue/testing/sample';
import type { UnitSize } from '@silowright/domain/catalogue/unit-size';
import { drawTop } from '@silowright/domain/drawing/draw-plan';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnitDrawing, UnitPreview } from './unit-drawing.tsx';
import { UnitThumbnail } from './unit-thumbnail.tsx';

/** A size of each type that its pictures show. */
const typicalSizes = Object.fromEntries(
  storageTypeCodes.map((type) => [type, { type, ...previewVariants[type][0]!.shows }]),
) as Record<SampleType, UnitSize & { type: string }>;
typicalSizes.vb4 = sizeShown('vb4', 'medium');
typicalSizes.fs = sizeShown('fs', '35');

const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;
const draw = (selection = {}) =>
  drawFront(configuredModel({ ...typicalSizes.vb4, selection }), {
    style: 'shaded',
    dimensions: true,
    formatMetres,
  });

test('a named drawing has title and description; an unnamed one is hidden from assistive technology (CF-10)', () => {
  const named = renderToStaticMarkup(<UnitDrawing drawing={draw()} title="Silo" description="On a slab" />);
  expect(named).toMatch(
    /role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"><title id="\1">Silo<\/title><desc id="\2">/,
  );
  const silent = renderToStaticMarkup(<UnitDrawing drawing={draw()} title="" />);
  expect(silent).toContain('aria-hidden="true"');
  expect(silent).not.toContain('<title');
});

test('with forced colours a drawing keeps its own colours on a light ground (Y5)', () => {
  const svg = renderToStaticMarkup(<UnitDrawing drawing={draw()} title="" className="size-full" />);
  expect(/<svg[^>]* class="([^"]+)"/.exec(svg)![1]!.split(' ')).toEqual(
    expect.arrayContaining(['forced-color-adjust-none', 'forced-colors:bg-ground', 'size-full']),
  );
});

test.each([
  ['front', /4\.00 m|7\.31 m/],
  ['top', /Ø 3\.50 m/],
] as const)('the %s view shows its dimensions when they are switched on (CF-10)', (view, figure) => {
  const preview = (dimensions: boolean) =>
    renderToStaticMarkup(
      <UnitPreview
        input={{ ...typicalSizes.vb4, selection: {} }}
        draw={view === 'top' ? drawTop : drawFront}
        title="Silo"
        description=""
        dimensions={dimensions}
        formatMetres={formatMetres}
      />,
    );
  expect(preview(true)).toMatch(figure);
  expect(preview(false)).not.toContain('<text');
});

test.each(storageTypeCodes)('thumbnails of %s share one scale', (type) => {
  const widthAt = (scale: number) =>
    Number(
      /width:([\d.]+)px/.exec(
        renderToStaticMarkup(<UnitThumbnail {...typicalSizes[type]} scaleMmPerPx={scale} />),
      )![1],
    );
  expect(widthAt(25)).toBeCloseTo(2 * widthAt(50), 1);
});

test('a thumbnail shows the person without a figure, which would be unreadable', () => {
  const plain = renderToStaticMarkup(<UnitThumbnail {...typicalSizes.fs} />);
  const withPerson = renderToStaticMarkup(<UnitThumbnail {...typicalSizes.fs} person />);
  expect(withPerson.length).toBeGreaterThan(plain.length);
  expect(withPerson).not.toContain('<text');
});
