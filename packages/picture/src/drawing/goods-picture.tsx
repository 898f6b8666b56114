import type { Texture } from '@silowright/domain/catalogue/texture';
import type { Primitive, TextureFill } from '@silowright/domain/drawing/drawing';
import { memo, useRef } from 'react';
import { DrawnParts, usePaints } from './unit-drawing.tsx';
import { type BoxPx, useBox } from './use-box.ts';

export interface GoodsPictureProps {
  readonly texture: Texture;
  /** Side of a tile in pixels. */
  readonly tilePx: number;
}

/** The goods from near: the same texture that later fills the unit (ST-04). Decorative beside a name. */
export const GoodsPicture = memo(function GoodsPicture({ texture, tilePx }: GoodsPictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const box = useBox(svg);
  return (
    <span className="goods-picture">
      <svg ref={svg} aria-hidden="true">
        {box && <Goods fill={seenGoods(texture, tilePx, box)} />}
      </svg>
    </span>
  );
});

/** Drawn again only when more of it is seen. */
const steps = 5;

/** Of a tile larger than its box only a part is drawn. */
export function seenGoods(
  { kind, colour }: Texture,
  tilePx: number,
  { widthPx, heightPx }: BoxPx,
): TextureFill {
  const share = (px: number) => Math.min(1, Math.ceil((px / tilePx) * steps) / steps);
  return {
    kind: 'texture',
    texture: kind,
    colour,
    sideMm: tilePx,
    seen: { width: share(widthPx), height: share(heightPx) },
  };
}

function Goods({ fill }: { readonly fill: TextureFill }) {
  const primitives: readonly Primitive[] = [{ ...area, fill, part: 'goods' }];
  const paints = usePaints([primitives]);
  return <DrawnParts primitives={primitives} paints={paints} />;
}

/** Larger than any box it fills. */
const area = { kind: 'rect', x: 0, y: 0, width: 2400, height: 800 } as const;
