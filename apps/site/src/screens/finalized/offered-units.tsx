import { sizeOfWire } from '@silowright/contract/wire-size';
import type { Texture } from '@silowright/domain/catalogue/texture';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { fillShare } from '@silowright/domain/drawing/content-level';
import { UnitStage } from '@silowright/picture/drawing/unit-stage.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { formatMetres } from '@silowright/texts/format';
import { useTypeName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { useLogoPicture } from '../../configuration/use-drawn-unit.ts';
import type { SentOffer } from '../../session/session-store.ts';
import { storedUnit } from '../../session/unit-values.ts';

export interface OfferedUnitsProps {
  readonly offer: Pick<SentOffer, 'values' | 'configuration'>;
  /** Left free above the units, and the ground below their feet. */
  readonly abovePx: number;
  readonly groundPx: number;
  readonly contents?: Texture | undefined;
  readonly className: string;
}

/** The units of an offer in their scene; nothing without a selected unit. */
export function OfferedUnits({ offer, contents, ...stage }: OfferedUnitsProps) {
  const { t, locale } = useTexts();
  const { values, configuration: selection } = offer;
  const typeName = useTypeName(values);
  const size = useConfigurationState(({ offer: known }) =>
    known?.size.uuid === values.uuid ? known?.size : undefined,
  );
  const unit = useMemo((): DrawingInput | undefined => {
    const stored = storedUnit(values);
    // Only the size has a passage, and it is lost on reload; then a usual passage is drawn.
    return stored && { ...stored, ...(size && sizeOfWire(size)), selection };
  }, [values, selection, size]);
  const formatLength = useMemo(() => (mm: number) => `${formatMetres(mm, locale)} m`, [locale]);
  const picture = useLogoPicture();
  const labels = useMemo(() => ({ picture }), [picture]);
  const amountOfUnits = values.amountOfUnits ?? 1;
  if (!unit) return null;
  return (
    <UnitStage
      input={unit}
      amountOfUnits={amountOfUnits}
      scene={values.placement === 'inside' ? 'hall' : sceneOf(values.segment)}
      formatMetres={formatLength}
      labels={labels}
      contentLevel={fillShare(values.volumePerUnit, unit.volumeM3)}
      title={t('configure.units-of-type', { count: amountOfUnits, type: typeName })}
      description=""
      contents={contents}
      {...stage}
    />
  );
}
