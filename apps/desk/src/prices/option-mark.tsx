import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import { pictureFor } from '@silowright/domain/catalogue/type-pictures';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { unitSize } from '@silowright/domain/catalogue/unit-size';
import { typeOf } from '@silowright/domain/drawing/configured-model';
import { hasPictures, OptionPicture } from '@silowright/picture/drawing/option-picture.tsx';
import { UnitMiniature } from '@silowright/picture/drawing/unit-miniature.tsx';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { applicableUnits } from './explain-option.ts';

export interface OptionMarkProps {
  readonly group: OptionGroup;
  readonly value: string;
  /** The unit to draw it on; undefined: the group applies to none. */
  readonly unit: Unit | undefined;
}

/** A unit of middle size that the group applies to. */
export const middleUnit = (applicable: readonly Unit[]): Unit | undefined =>
  applicable[Math.floor((applicable.length - 1) / 2)];

export const unitFor = (group: OptionGroup, units: readonly Unit[]): Unit | undefined =>
  middleUnit(applicableUnits(group, units));

const drawnPx = 44;

/** An option as a picture: its equipment enlarged, or the whole unit in its colour or height (PX-06). */
export function OptionMark({ group: { key, multi }, value, unit }: OptionMarkProps) {
  if (!unit) return null;
  if (!hasPictures(key))
    return (
      <UnitMiniature
        type={unit.type}
        {...unitSize(unit)}
        selection={{ [key]: multi ? [value] : value }}
        mmPerPx={unit.heightMm / drawnPx}
      />
    );
  const variant = pictureFor(typeOf(shapes(), unit.type).pictures ?? [], unit)?.name ?? '';
  return <OptionPicture type={unit.type} variant={variant} groupKey={key} value={value} multi={multi} />;
}
