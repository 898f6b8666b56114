import type { Equipment, EquipmentKind } from '@silowright/domain/catalogue/equipment';
import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { boundsOf, isSeen, overlap } from '@silowright/domain/drawing/bounds';
import { detailOf } from '@silowright/domain/drawing/detail';
import type { Drawing } from '@silowright/domain/drawing/drawing';
import { type DrawnType, unitModel } from '@silowright/domain/drawing/model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { everyShape } from '@silowright/domain/drawing/testing/every-shape';
import { equipmentKinds, parts } from '@silowright/domain/parts/table';
import { carriers, variants } from '@silowright/domain/parts/testing/variants';

type Support = UnitModel['support'];

const typeOn = (support: Support): DrawnType =>
  everyShape.find(
    ({ substance, shape }) =>
      substance === 'solid' &&
      shape.support.kind === support &&
      shape.bottom.kind === (support === 'plinth' ? 'flat' : 'cone'),
  )!;

/** Units that carry a part, in the order in which they are tried: lamps need a passage, a sweep auger a flat floor. */
const supportsFor = (kind: EquipmentKind): readonly Support[] =>
  kind.startsWith('floor-') ? ['plinth'] : ['legs', 'frame'];

const size = { diameterMm: 2400, heightMm: 6500, volumeM3: 15, passageWidthMm: 2600, passageHeightMm: 2400 };

/** A small unit with this part only, and the part that carries it. */
const unitWith = (support: Support, of: Equipment): UnitModel =>
  unitModel(size, typeOn(support), {
    parts: [carriers[of.part] ?? [], of].flat(),
    raisedMm: 0,
    paint: { body: '9002' },
    glossy: false,
  });

const drawn = (unit: UnitModel): Drawing =>
  drawFront(unit, {
    style: 'shaded',
    formatMetres: () => '',
    mmPerPx: 6,
    labels: { logo: 'LOGO' },
  });

/** Each kind of part close up, as the picture of an option shows it. */
export const partPictures: readonly { readonly kind: EquipmentKind; readonly drawing: Drawing }[] =
  equipmentKinds.map((kind) => ({ kind, drawing: pictureOf(kind) }));

function pictureOf(kind: EquipmentKind): Drawing {
  const of = variants[kind][0]!;
  const look = { part: kind, ...parts[kind].closeUp?.(of) };
  for (const support of supportsFor(kind)) {
    const drawing = drawn(unitWith(support, of));
    if (!drawing.primitives.some(({ part }) => part === look.part)) continue;
    const { viewBox, primitives } = detailOf(drawing, look.part, look);
    return {
      viewBox,
      primitives: primitives.filter(
        (primitive) =>
          primitive.part !== look.without &&
          overlap(boundsOf(primitive), viewBox) &&
          isSeen(primitive, viewBox.width / 160),
      ),
    };
  }
  throw new Error(`no unit shows ${kind}`);
}
