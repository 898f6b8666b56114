import { isSeen } from '@silowright/domain/drawing/bounds';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { drawStage } from '@silowright/domain/drawing/draw-stage';
import { DrawnParts, usePaints } from '@silowright/picture/drawing/unit-drawing.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useLater } from '@silowright/ui/parts/later.tsx';
import { useMemo } from 'react';
import { goodsTexture } from '../../configuration/goods-texture.ts';
import { useSession } from '../../session/session-store.ts';

const box = { widthPx: 260, heightPx: 170, abovePx: 30, groundPx: 22 };
/** Room between unit and ceiling in the picture. */
const headroomMm = 900;

/** A unit for the goods in the open or under a ceiling, drawn like every other. Decorative beside its name. */
export function PlacementPicture({ placement }: { readonly placement: 'outside' | 'inside' }) {
  const isDrawn = useLater();
  const { segment, substance, productGroupType, characteristicGroupType } = useSession(
    (state) => state.values,
  );
  const stage = useMemo(() => {
    if (!isDrawn) return undefined;
    const type = shapes().storageTypes.find(
      (each) =>
        each.substance === (substance ?? 'solid') && each.pictures?.length && each.limits.mayStandInside,
    );
    const size = type?.pictures?.[0]?.shows;
    if (!type || !size) return undefined;
    const model = configuredModel(shapes(), { type: type.code, ...size, selection: {} });
    const contents = goodsTexture({ segment, productGroupType, characteristicGroupType });
    const { viewBox, backdrop, unit, notes } = drawStage(model, {
      ...box,
      amountOfUnits: 1,
      scene: placement === 'inside' ? 'hall' : sceneOf(segment),
      formatMetres: () => '',
      contentLevel: 0.7,
      contents,
      ...(placement === 'inside' && { ceilingMm: model.heightMm + headroomMm }),
    });
    const pxMm = viewBox.width / box.widthPx;
    return { viewBox, lists: [backdrop, unit.filter((shape) => isSeen(shape, pxMm)), notes] };
  }, [isDrawn, placement, segment, substance, productGroupType, characteristicGroupType]);
  const lists = stage?.lists ?? [];
  const paints = usePaints(lists);
  const { x, y, width, height } = stage?.viewBox ?? { x: 0, y: 0, width: box.widthPx, height: box.heightPx };
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className="h-32 w-full forced-color-adjust-none md:h-42"
    >
      {lists.map((primitives, at) => (
        <DrawnParts key={at} primitives={primitives} paints={paints} />
      ))}
    </svg>
  );
}
