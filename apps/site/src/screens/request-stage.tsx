import { type ConstructionId, isConstructionId } from '@silowright/domain/catalogue/constructions';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { drawConstructionStage } from '@silowright/domain/drawing/draw-construction';
import { drawStage, type StageDrawing } from '@silowright/domain/drawing/draw-stage';
import type { SessionValues } from '@silowright/domain/session/values';
import { sizeConstruction } from '@silowright/domain/sizing/size-construction';
import { StagePicture } from '@silowright/picture/drawing/unit-stage.tsx';
import type { BoxPx } from '@silowright/picture/drawing/use-box.ts';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useWideStage } from '@silowright/ui/parts/use-wide-stage.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReactNode, useCallback } from 'react';
import { goodsTexture } from '../configuration/goods-texture.ts';
import { containerOf } from '../session/market-of.ts';
import { scaledUnit } from './volume/unit-of-volume.ts';

/** Drawn until a volume is known. */
const usualVolumeM3 = 30;
const usualSize = { diameterMm: 3200, heightMm: 6400 };

type DrawnValue =
  | 'segment'
  | 'placement'
  | 'spaceLimitationHeightInMm'
  | 'substance'
  | 'construction'
  | 'diameterInMm'
  | 'heightInMm'
  | 'volumePerUnit'
  | 'amountOfUnits'
  | 'productGroupType'
  | 'characteristicGroupType';

export interface RequestPictureProps {
  readonly values: { readonly [Name in DrawnValue]?: SessionValues[Name] | undefined };
  /** Left free above the units, and the ground below their feet. */
  readonly abovePx: number;
  readonly groundPx: number;
  readonly dimensions?: boolean;
  /** Filled share. */
  readonly level?: number;
  /** Written on each unit. */
  readonly plate?: string | undefined;
  /** Default: number and volume of the units, a text of the basic flow. */
  readonly title?: string;
  readonly className: string;
}

/**
 * The units of a request without a configuration, in the scene of their market: the construction of the older flow in
 * its size, otherwise the first type for the substance, scaled to the volume (ST-02).
 */
export function RequestPicture({
  values,
  abovePx,
  groundPx,
  dimensions = false,
  level = 1,
  plate,
  title,
  className,
}: RequestPictureProps) {
  const { t, metres, volumeNumber } = useTexts();
  const { segment, substance = 'solid', volumePerUnit = usualVolumeM3, amountOfUnits = 1 } = values;
  const content = JSON.stringify(values);
  const draw = useCallback(
    (box: BoxPx): StageDrawing => {
      const { placement, construction, diameterInMm, heightInMm } = values;
      const isInside = placement === 'inside';
      const options = {
        ...box,
        amountOfUnits,
        scene: isInside ? 'hall' : sceneOf(segment),
        abovePx,
        groundPx,
        dimensions,
        contentLevel: level,
        formatMetres: (mm: number) => `${metres(mm)} m`,
        ceilingMm: isInside ? values.spaceLimitationHeightInMm : undefined,
      } as const;
      if (construction !== undefined && isConstructionId(construction))
        return drawConstructionStage(
          { construction, ...sizeOf(construction, volumePerUnit, diameterInMm, heightInMm) },
          options,
        );
      const unit = scaledUnit(shapes().storageTypes, substance, volumePerUnit);
      if (!unit) return drawConstructionStage({ construction: 'tank_flat_bottom', ...usualSize }, options);
      const model = configuredModel(shapes(), unit);
      return drawStage(
        { ...model, body: { ...model.body, transparent: true } },
        { ...options, plate, contents: goodsTexture(values) },
      );
    },
    [content, abovePx, groundPx, dimensions, level, metres, plate],
  );
  return (
    <StagePicture
      draw={draw}
      title={
        title ??
        t(`contact.units-${containerOf({ ...(segment && { segment }), substance })}`, {
          count: amountOfUnits,
          volume: volumeNumber(volumePerUnit),
        })
      }
      description=""
      className={className}
    />
  );
}

const sizeOf = (
  construction: ConstructionId,
  volumeM3: number,
  diameterMm: number | undefined,
  heightMm: number | undefined,
) =>
  diameterMm && heightMm
    ? { diameterMm, heightMm }
    : (sizeConstruction({ construction, volumeM3 })[0] ?? usualSize);

export interface RequestStageProps
  extends Pick<RequestPictureProps, 'values' | 'dimensions' | 'level' | 'plate'> {
  /** Whether the page has a bar below. */
  readonly bar?: boolean;
  /** On the picture. */
  readonly children?: ReactNode;
}

/** The picture over the whole height of the page, or above the text where there is no room beside it. */
export function RequestStage({ bar = false, children, ...picture }: RequestStageProps) {
  const wide = useWideStage();
  return (
    <div
      className={`stage-box h-56 md:h-72 lg:min-h-96 tall:lg:sticky tall:lg:top-14 ${bar ? 'lg:h-[calc(var(--screen)-134px)]' : 'lg:h-[calc(var(--screen)-57px)]'}`}
    >
      <RequestPicture
        {...picture}
        abovePx={wide ? 56 : 20}
        groundPx={wide ? 100 : 44}
        className="size-full"
      />
      {children && (
        <div className="stage-chip absolute bottom-3 max-lg:hidden left-4 max-w-[calc(100%-2rem)] px-3 py-1.5 text-sm">
          {children}
        </div>
      )}
    </div>
  );
}
