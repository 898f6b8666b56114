import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import {
  buildCatalogue,
  pricedSegments,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { drawFront } from './primitives.ts';

const units = pricedSegments.flatMap(
  (segment) => buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)).units,
);
const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;

test.each([400, 640])('all dimension figures have the same readable size, %d px high (U6)', (heightPx) => {
  for (const unit of units) {
    const { primitives } = drawFront(configuredModel({ ...unit, selection: {} }), {
      style: 'shaded',
      dimensions: true,
      heightPx,
      formatMetres,
    });
    const sizes = primitives.flatMap((shape) =>
      shape.kind === 'text' && shape.part === 'dimension' ? [Math.round(shape.sizeMm)] : [],
    );
    expect(sizes.length, unit.name).toBeGreaterThan(2);
    expect(new Set(sizes).size, unit.name).toBe(1);
  }
});
