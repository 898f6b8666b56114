import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { type UnitSize, unitSize } from '@silowright/domain/catalogue/unit-size';
import { UnitMiniature } from '../../preview/unit-miniature.tsx';

/** Each unit fills its row, because small units would be dots at a common scale. */
const drawnPx = 36;

/** A unit beside its name in a row (PX-06). */
export const UnitMark = ({ unit }: { readonly unit: UnitSize & { readonly type: StorageTypeCode } }) => (
  <UnitMiniature type={unit.type} {...unitSize(unit)} mmPerPx={unit.heightMm / drawnPx} />
);
