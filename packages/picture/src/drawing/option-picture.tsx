import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { Drawn, Equipment } from '@silowright/domain/catalogue/equipment';
import { boundsOf, overlap } from '@silowright/domain/drawing/bounds';
import {
  configuredEquipment,
  groupsOf,
  type ShapedGroup,
  typeOf,
} from '@silowright/domain/drawing/configured-model';
import { detailOf } from '@silowright/domain/drawing/detail';
import type { Drawing } from '@silowright/domain/drawing/drawing';

import { unitModel } from '@silowright/domain/drawing/model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { parts } from '@silowright/domain/parts/table';
import type { Choice } from '@silowright/domain/pricing/selection';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import Ban from 'lucide-react/icons/ban';
import { memo } from 'react';
import { UnitDrawing } from './unit-drawing.tsx';

/** The crop that shows a part best. */
const lookOf = (equipment: Equipment) => ({
  part: equipment.part as string,
  ...parts[equipment.part].closeUp?.(equipment),
});

const equipmentIn = ({ draw = [] }: Drawn): Equipment | undefined => draw.find((drawn) => 'part' in drawn);

const someOption = (key: string, test: (option: ShapedGroup['options'][number]) => unknown): boolean =>
  Object.values(shapes().options)
    .flat()
    .some((group) => group.key === key && group.options.some(test));

/** Groups that change only colour or height have no pictures. */
export const hasPictures = (key: string): boolean => someOption(key, equipmentIn);

/** Whether one of these choices puts a logo on the unit. */
export const carriesLogo = (key: string, values: readonly string[]): boolean =>
  someOption(key, (option) => values.includes(option.value) && equipmentIn(option)?.part === 'logo');

const drawn = new WeakMap<object, Map<string, Drawing | undefined>>();

export interface OptionPictureProps {
  readonly type: StorageTypeCode;
  /** The picture variant of the type (CF-11). */
  readonly variant: string;
  readonly groupKey: string;
  readonly value: string;
  readonly multi: boolean;
}

/** A choice drawn on a unit of this type. Cached; shapes outside the picture are removed. */
export function optionPicture({
  type,
  variant,
  groupKey,
  value,
  multi,
}: OptionPictureProps): Drawing | undefined {
  const name = `${type} ${variant} ${groupKey} ${value}`;
  const known = drawn.get(shapes()) ?? new Map<string, Drawing | undefined>();
  drawn.set(shapes(), known);
  if (!known.has(name)) known.set(name, newPicture({ type, variant, groupKey, value, multi }));
  return known.get(name);
}

function newPicture({ type, variant, groupKey, value, multi }: OptionPictureProps): Drawing | undefined {
  const options = groupsOf(shapes(), type).flatMap((group) => (group.key === groupKey ? group.options : []));
  const own = options.find((option) => option.value === value);
  // A choice that leaves something out shows the place without it.
  const shown = own && (equipmentIn(own) || value === 'none' ? own : options.find(equipmentIn));
  const equipment = shown && equipmentIn(shown);
  if (!equipment) return undefined;
  const storageType = typeOf(shapes(), type);
  const size = storageType.pictures?.find(({ name }) => name === variant)?.shows;
  if (!size) return undefined;
  const look = lookOf(equipment);
  const draw = (chosen: string) => {
    const choice: Choice = multi ? [chosen] : chosen;
    const equipped = configuredEquipment(shapes(), {
      type,
      volumeM3: size.volumeM3,
      selection: { [groupKey]: choice },
    });
    return drawFront(unitModel(size, storageType, { ...equipped, paint: { body: look.ral ?? '9002' } }), {
      style: 'shaded',
      formatMetres: () => '',
      mmPerPx: 6,
    });
  };
  const placed = draw(shown.value);
  if (!placed.primitives.some(({ part }) => part === look.part)) return undefined;
  return cropped({
    ...detailOf(placed, look.part, look),
    primitives: draw(value).primitives.filter(({ part }) => part !== look.without),
  });
}

const cropped = ({ viewBox, primitives }: Drawing): Drawing => ({
  viewBox,
  primitives: primitives.filter((primitive) => overlap(boundsOf(primitive), viewBox)),
});

const frame =
  'flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted';

/** No equipment: a struck-out circle. */
export const NoPicture = () => (
  <span aria-hidden="true" className={frame}>
    <Ban size={24} strokeWidth={1.5} />
  </span>
);

/** Independent of the selection, so that a click does not redraw it. */
export const OptionPicture = memo((props: OptionPictureProps) => {
  const drawing = optionPicture(props);
  if (!drawing) return <NoPicture />;
  return (
    <span aria-hidden="true" className={frame}>
      <UnitDrawing drawing={drawing} title="" className="size-full" />
    </span>
  );
});
