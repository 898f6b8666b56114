import type { CatalogueContent } from '../catalogue/catalogue-content.ts';
import type { ProductGroup } from '../catalogue/product-groups.ts';
import { isSeen } from './bounds.ts';
import { configuredModel, textureOfGoods } from './configured-model.ts';
import { drawSmallTexture } from './draw-small-texture.ts';
import type { Drawing } from './drawing.ts';
import { drawFront } from './primitives.ts';

type Content = Pick<CatalogueContent, 'storageTypes' | 'units' | 'options'>;

const heightPx = 240;
const contentLevel = 0.8;

/**
 * The picture of a product group: a unit of its preferred type, of middle size, cut open and filled with the goods
 * (ST-04). Undefined if there is no such unit.
 */
export function drawProductGroup(content: Content, group: ProductGroup): Drawing | undefined {
  const needs = group.characteristics ? group.characteristics[0] : group.needs;
  const type = needs?.types[0];
  if (type === undefined) return undefined;
  const sizes = (content.units[type] ?? []).toSorted((one, other) => one.volumeM3 - other.volumeM3);
  const size = sizes[Math.floor(sizes.length / 2)];
  if (!size) return undefined;
  const model = configuredModel(content, { type, ...size, selection: {} });
  const mmPerPx = size.heightMm / heightPx;
  const drawing = drawFront(
    { ...model, body: { ...model.body, transparent: true } },
    {
      style: 'shaded',
      person: false,
      truck: false,
      formatMetres: () => '',
      mmPerPx,
      contentLevel,
      contents: textureOfGoods(content, group.substance, needs),
    },
  );
  return {
    ...drawing,
    primitives: drawing.primitives
      .filter((shape) => isSeen(shape, 2 * mmPerPx))
      .map((shape) =>
        typeof shape.fill === 'object' && shape.fill.kind === 'texture'
          ? {
              ...shape,
              fill: { ...shape.fill, tile: drawSmallTexture(shape.fill.texture, shape.fill.colour) },
            }
          : shape,
      ),
  };
}
