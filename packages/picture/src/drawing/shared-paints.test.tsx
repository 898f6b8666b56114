import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { sizeShown } from '@silowright/catalogue/testing/sample';
import type { Primitive } from '@silowright/domain/drawing/drawing';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintId, sharePaints } from './shared-paints.ts';
import { UnitDrawing } from './unit-drawing.tsx';

const page = new Window().document as unknown as Document;

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.advanceTimersByTime(2000);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const draw = (colour: string) =>
  drawFront(
    configuredModel({
      ...sizeShown('vb4', 'medium'),
      selection: { 'colour.body_colour': { value: 'other', custom: colour } },
    }),
    { style: 'shaded', formatMetres: String },
  );

const paintsOf = (primitives: readonly Primitive[]) =>
  new Map(
    primitives.flatMap(({ fill }) => (fill && typeof fill !== 'string' ? [[fill, paintId(fill)]] : [])),
  );

const definedPaints = () => [...page.querySelectorAll('defs > *')].map(({ id }) => id);

test('every used paint is in the page, including the near-black pattern (CF-18)', () => {
  const drawing = draw('9005');
  const remove = sharePaints(paintsOf(drawing.primitives));
  const svg = renderToStaticMarkup(<UnitDrawing drawing={drawing} title="" />);
  const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
  expect(new Set(definedPaints())).toEqual(used);
  expect(page.querySelector('pattern')).not.toBeNull();
  remove();
});

test('drawings share their paints, which go a moment after the last drawing', () => {
  const [first, second] = [draw('9005'), draw('1015')];
  const [removeFirst, removeSecond] = [first, second].map(({ primitives }) =>
    sharePaints(paintsOf(primitives)),
  );
  const both = definedPaints();
  expect(new Set(both).size).toBe(both.length);
  removeFirst!();
  expect(definedPaints()).toEqual(both);
  vi.advanceTimersByTime(2000);
  expect(definedPaints().toSorted()).toEqual([...new Set(paintsOf(second.primitives).values())].toSorted());
  removeSecond!();
  vi.advanceTimersByTime(2000);
  expect(definedPaints()).toEqual([]);
});
