import type { Texture } from '@silowright/domain/catalogue/texture';
import type { Primitive } from '@silowright/domain/drawing/drawing';
import { memo, useId } from 'react';
import { AfterReadyPage } from '../ui/after-ready-page.tsx';
import { Definitions, DrawnParts, usePaints } from './unit-drawing.tsx';

export interface GoodsPictureProps {
  readonly texture: Texture;
  /** Side of a tile in pixels. */
  readonly tilePx: number;
}

/** Larger than any box it fills. */
const area = { kind: 'rect', x: 0, y: 0, width: 2400, height: 800 } as const;

/** The goods from near: the same texture that later fills the unit (ST-04). Decorative beside a name. */
export const GoodsPicture = memo(function GoodsPicture({ texture, tilePx }: GoodsPictureProps) {
  const id = useId();
  const primitives: readonly Primitive[] = [
    {
      ...area,
      fill: { kind: 'texture', texture: texture.kind, colour: texture.colour, sideMm: tilePx },
      part: 'goods',
    },
  ];
  const paints = usePaints([primitives], id);
  return (
    <span className="goods-picture">
      <svg aria-hidden="true">
        <AfterReadyPage>
          <Definitions paints={paints} />
          <DrawnParts primitives={primitives} paints={paints} />
        </AfterReadyPage>
      </svg>
    </span>
  );
});
