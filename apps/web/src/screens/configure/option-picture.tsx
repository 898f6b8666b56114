import { sizeShown } from '@silowright/domain/catalogue/preview-variants';
import type { StorageTypeCode } from '@silowright/domain/catalogue/unit';
import { boundsOf, overlap } from '@silowright/domain/drawing/bounds';
import { type Detail, detailOf } from '@silowright/domain/drawing/detail';
import type { Drawing } from '@silowright/domain/drawing/drawing';
import { unitModel } from '@silowright/domain/drawing/model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import Ban from 'lucide-react/icons/ban';
import { memo } from 'react';
import { UnitDrawing } from '../../preview/unit-drawing.tsx';

interface Look extends Detail {
  readonly part: string;
  /** Other choices needed to make the part visible. */
  readonly with?: Selection;
  /** The part of another choice of the group: shows the same place without that part. */
  readonly placeOf?: string;
  /** A part to hide because it would cover this one. */
  readonly without?: string;
}

/** Without the legs, which would cover the handle. */
const gate = { part: 'outflow-valve', margin: 0.08, without: 'support' } as const;

/** The part of the drawing that shows a choice: "segment.group" → value, or * for all values. */
const looks: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  'colour.logo': { '*': { part: 'logo', with: { 'colour.body_colour': '9001' } } },
  'measurement.content_measurement': {
    mechanical: { part: 'rope-scale-mark', margin: 1.1 },
    electrical: { part: 'level-switch', end: 'lower', margin: 0.6 },
    electrical_premium: { part: 'radar' },
  },
  'flow.inflow_valve': { '*': { part: 'inflow-valve' } },
  'flow.outflow_valve': {
    '*': { part: 'outflow-valve' },
    slide_manual: gate,
    slide_ss: gate,
    slide_pneumatic: gate,
    slide_electric: gate,
    telescopic_spout: gate,
    slide_lever: { ...gate, end: 'upper' },
    slide_chain: { ...gate, end: 'upper' },
  },
  'flow.filler_pipe': { '*': { part: 'fill-pipe', end: 'upper' } },
  'access.inspection_hatch': {
    roof_600: { part: 'roof-manhole', margin: 0.6 },
    side_600: { part: 'side-manhole' },
    side_400x600: { part: 'side-hatch' },
  },
  'access.hopper_hatch': { '*': { part: 'hopper-hatch' } },
  'access.ladder': {
    by_provider: { part: 'ladder', end: 'upper', margin: 0.6 },
    by_client: { part: 'ladder', end: 'upper', margin: 0.6, placeOf: 'by_provider' },
  },
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
  'engineering.earthquake_zone_2_de': { '*': { part: 'anchor', end: 'right', margin: 0.4 } },
};

const lookOf = (key: string, value: string): Look | undefined => looks[key]?.[value] ?? looks[key]?.['*'];

export const hasPictures = (key: string): boolean => key in looks;

const drawn = new Map<string, Drawing | undefined>();

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
  if (!drawn.has(name)) {
    const look = lookOf(groupKey, value);
    const draw = (chosen: string) => {
      const choice: Choice = multi ? [chosen] : chosen;
      const selection = { 'colour.body_colour': '9002', ...look?.with, [groupKey]: choice };
      return drawFront(unitModel({ ...sizeShown(type, variant), selection }), {
        style: 'shaded',
        formatMetres: () => '',
        mmPerPx: 6,
      });
    };
    const placed = look && draw(look.placeOf ?? value);
    const found = placed?.primitives.some(({ part }) => part === look?.part);
    drawn.set(
      name,
      look && placed && found
        ? cropped({
            ...detailOf(placed, look.part, look),
            primitives: draw(value).primitives.filter(({ part }) => part !== look.without),
          })
        : undefined,
    );
  }
  return drawn.get(name);
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
