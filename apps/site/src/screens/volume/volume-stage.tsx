import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { fillShare } from '@silowright/domain/drawing/content-level';
import { UnitStage } from '@silowright/picture/drawing/unit-stage.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { formatMetres } from '@silowright/texts/format';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useWideScreen } from '@silowright/ui/parts/use-wide-screen.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';
import { goodsTexture } from '../../configuration/goods-texture.ts';
import { useSession } from '../../session/session-store.ts';
import type { StoredGoods } from './stored-goods.ts';
import { scaledUnit, unitOfSizes } from './unit-of-volume.ts';

export interface VolumeStageProps {
  readonly goods: StoredGoods;
  /** The sizes have not arrived: only the surroundings are kept. */
  readonly isLoading: boolean;
  readonly volumeM3: number | undefined;
  readonly amount: number;
  readonly largestM3: number;
}

/** The unit of that volume as it is built, filled to the volume, in front of the largest one (ST-05). */
export function VolumeStage({ goods, isLoading, volumeM3, amount, largestM3 }: VolumeStageProps) {
  const { t, volume, volumeNumber, locale } = useTexts();
  const values = useSession((state) => state.values);
  const wide = useWideScreen();
  const substance = values.substance ?? 'solid';
  const find = (requestedM3: number | undefined) =>
    goods.sizes.length > 0
      ? unitOfSizes(goods.sizes, requestedM3)
      : scaledUnit(shapes().storageTypes, substance, requestedM3 ?? largestM3 / 3);
  const unit = useStable(isLoading ? undefined : find(volumeM3));
  const top = useStable(isLoading ? undefined : find(largestM3));
  const label = t('volume.largest-mark', { volume: volumeNumber(top?.volumeM3 ?? 0) });
  const largest = useMemo(() => top && { input: top, label }, [top, label]);
  const texture = useStable(goodsTexture(values));
  const formatLength = useMemo(
    () => (mm: number) => `${mm % 1000 === 0 ? mm / 1000 : formatMetres(mm, locale)} m`,
    [locale],
  );
  const size = unit && `${formatMetres(unit.diameterMm, locale)} × ${formatMetres(unit.heightMm, locale)} m`;
  const drawn =
    unit && size && t('volume.drawn', { count: amount, volume: volumeNumber(unit.volumeM3), size });
  return (
    <div className="stage-box h-64 md:h-80 lg:h-[calc(var(--screen)-134px)] lg:min-h-96 tall:lg:sticky tall:lg:top-14">
      {unit && (
        <UnitStage
          input={unit}
          largest={largest}
          amountOfUnits={amount}
          scene={sceneOf(values.segment)}
          abovePx={wide ? 36 : 26}
          groundPx={wide ? 92 : 52}
          metres={wide}
          cutaway
          grows
          plate={volumeM3 === undefined ? undefined : volume(volumeM3)}
          contentLevel={volumeM3 === undefined ? 0 : fillShare(volumeM3, unit.volumeM3)}
          {...(texture && { contents: texture })}
          formatMetres={formatLength}
          title={t('volume.picture', { volume: volumeNumber(volumeM3 ?? 0) })}
          description={drawn ?? ''}
          className="size-full"
        />
      )}
      {goods.sizes.length > 0 && drawn && (
        <p className="stage-chip absolute bottom-3 left-4 px-3 py-1.5 text-sm tabular-nums">{drawn}</p>
      )}
    </div>
  );
}

/** The same object as long as its content is the same, so that nothing is drawn again. */
function useStable<T extends DrawingInput | object | undefined>(value: T): T {
  const content = JSON.stringify(value);
  return useMemo(() => value, [content]);
}
