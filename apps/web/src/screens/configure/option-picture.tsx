import type { StorageTypeCode } from '@silowright/domain/catalogue/unit';
import { boundsOf, overlap } from '@silowright/domain/drawing/bounds';
import { type Detail, detailOf } from '@silowright/domain/drawing/detail';
import type { Drawing } from '@silowright/domain/drawing/drawing';
import { type DrawingInput, unitModel } from '@silowright/domain/drawing/model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import Ban from 'lucide-react/icons/ban';
import { memo } from 'react';
import { typicalSizes } from '../../pictures/model-pictures.tsx';
import { UnitDrawing } from '../../preview/unit-drawing.tsx';

interface Look extends Detail {
  readonly part: string;
  /** What must be chosen too for the part to show. */
  readonly with?: Selection;
}

/** Which part of the drawing shows a choice: "segment.group" → value, or * for all of the group. */
const looks: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  'colour.logo': { '*': { part: 'logo', with: { 'colour.body_colour': '9001' } } },
  'measurement.content_measurement': {
    mechanical: { part: 'rope-scale', end: 'lower', margin: 2.2 },
    electrical: { part: 'level-switch' },
    electrical_premium: { part: 'radar' },
  },
  'flow.inflow_valve': { '*': { part: 'inflow-valve' } },
  'flow.outflow_valve': { '*': { part: 'outflow-valve' } },
  'flow.filler_pipe': { '*': { part: 'fill-pipe', end: 'upper' } },
  'access.inspection_hatch': {
    roof_600: { part: 'roof-manhole', margin: 0.6 },
    side_600: { part: 'side-manhole' },
    side_400x600: { part: 'side-hatch' },
  },
  'access.hopper_hatch': { '*': { part: 'hopper-hatch' } },
  'access.ladder': { by_provider: { part: 'ladder', end: 'upper', margin: 0.6 } },
  'access.roof_rail': {
    '*': { part: 'roof-rail', margin: 0.08, with: { 'access.ladder': 'by_provider' } },
  },
  'access.control_platform': { '*': { part: 'control-platform' } },
  'vent.vent_type': {
    vent_line: { part: 'vent-line', end: 'upper', margin: 0.4 },
    air_control: { part: 'air-filter' },
  },
  'vent.roof_valve': { '*': { part: 'roof-valve', margin: 0.8 } },
  'agitator.agitator': { '*': { part: 'agitator' } },
  'salt.dissolver_integration': {
    blind: { part: 'dissolver' },
    butterfly: { part: 'dissolver' },
    valve_tube_4m: { part: 'dissolver' },
  },
  'engineering.earthquake_zone_2_de': { '*': { part: 'anchor' } },
};

const lookOf = (key: string, value: string): Look | undefined => looks[key]?.[value] ?? looks[key]?.['*'];

export const hasPictures = (key: string): boolean => key in looks;

const drawn = new Map<string, Drawing | undefined>();

/** A choice as it looks on a unit of this type; drawn once, and only what lies inside the picture. */
function pictureOf(type: StorageTypeCode, key: string, value: string, multi: boolean): Drawing | undefined {
  const name = `${type} ${key} ${value}`;
  if (!drawn.has(name)) {
    const look = lookOf(key, value);
    const choice: Choice = multi ? [value] : value;
    const input: DrawingInput = {
      ...typicalSizes[type],
      selection: { 'colour.body_colour': '9002', ...look?.with, [key]: choice },
    };
    const whole = drawFront(unitModel(input), { style: 'shaded', formatMetres: () => '', mmPerPx: 6 });
    const found = look && whole.primitives.some((primitive) => primitive.part === look.part);
    drawn.set(name, found ? cropped(detailOf(whole, look.part, look)) : undefined);
  }
  return drawn.get(name);
}

const cropped = ({ viewBox, primitives }: Drawing): Drawing => ({
  viewBox,
  primitives: primitives.filter((primitive) => overlap(boundsOf(primitive), viewBox)),
});

export interface OptionPictureProps {
  readonly type: StorageTypeCode;
  readonly groupKey: string;
  readonly value: string;
  readonly multi: boolean;
}

const frame =
  'flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted';

/** Nothing is built on: a struck-out circle. */
export const NoPicture = () => (
  <span aria-hidden="true" className={frame}>
    <Ban size={24} strokeWidth={1.5} />
  </span>
);

/** Does not follow the choices, so that a click has nothing to redraw here. */
export const OptionPicture = memo(({ type, groupKey, value, multi }: OptionPictureProps) => {
  const drawing = pictureOf(type, groupKey, value, multi);
  if (!drawing) return <NoPicture />;
  return (
    <span aria-hidden="true" className={frame}>
      <UnitDrawing drawing={drawing} title="" className="size-full" />
    </span>
  );
});
