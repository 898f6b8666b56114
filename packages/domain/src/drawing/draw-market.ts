import type { CatalogueContent } from '../catalogue/catalogue-content.ts';
import type { Segment } from '../catalogue/catalogue-markets.ts';
import type { StorageNeeds } from '../catalogue/product-groups.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { UnitModel } from './anatomy.ts';
import { isSeen } from './bounds.ts';
import { configuredModel } from './configured-model.ts';
import { drawBackdrop } from './draw-backdrop.ts';
import { drawPerson } from './draw-scene.ts';
import { drawShadow } from './draw-shadow.ts';
import type { Box, Drawing, PathData, Primitive } from './drawing.ts';
import { highestPointMm } from './highest-point.ts';
import { Pen } from './pen.ts';
import { drawFront } from './primitives.ts';
import { sceneKind } from './scenes.ts';

type Content = Pick<CatalogueContent, 'storageTypes' | 'units' | 'productGroups' | 'markets' | 'options'>;

interface Shown {
  readonly type: StorageType;
  readonly colour: string;
}

const widthPx = 284;
const heightPx = 250;
const groundPx = 30;
const abovePx = 18;
const besideMm = 1000;
const personMm = 1100;
const maxUnits = 2;

/**
 * The picture of a market's tile: units for its goods in its scene. A market without own goods shows a type for solids
 * and one for liquids, others for each market (ST-03).
 */
export function drawMarket(content: Content, segment: Segment): Drawing {
  const models = shownIn(content, segment).map(({ type, colour }) => {
    const rows = content.units[type.code] ?? [];
    const row = rows[Math.floor(rows.length * 0.55)]!;
    return { colour, model: configuredModel(content, { type: type.code, ...row, selection: {} }) };
  });
  const scene = sceneKind(segment.scene);
  const widthOf = ({ sideMm }: UnitModel) => 2 * (sideMm + besideMm);
  const wideMm = models.reduce((sum, { model }) => sum + widthOf(model), personMm);
  const highMm = Math.max(5000, ...models.map(({ model }) => highestPointMm(model)));
  const mmPerPx = Math.max(wideMm / (widthPx - 16), highMm / (heightPx - groundPx - abovePx));
  const viewBox: Box = {
    x: -(widthPx * mmPerPx) / 2,
    y: -(heightPx - groundPx) * mmPerPx,
    width: widthPx * mmPerPx,
    height: heightPx * mmPerPx,
  };
  const primitives: Primitive[] = drawBackdrop(scene, viewBox, highMm);
  let x = -wideMm / 2;
  for (const { model, colour } of models) {
    const middle = x + widthOf(model) / 2;
    x += widthOf(model);
    primitives.push(...drawShadow(scene, { x: middle, halfMm: model.sideMm, heightMm: model.heightMm }));
    const { primitives: unit } = drawFront(model, {
      style: 'shaded',
      truck: true,
      formatMetres: () => '',
      // Textures would make the picture many times as large.
      contents: { kind: 'liquid', colour },
      contentLevel: 0.75,
      mmPerPx,
    });
    primitives.push(
      ...unit
        .filter((primitive) => primitive.part !== 'ground' && isSeen(primitive, 2 * mmPerPx))
        .map((primitive) => moved(primitive, middle)),
    );
  }
  const pen = new Pen('shaded', mmPerPx);
  drawPerson(pen, x + personMm / 2);
  return { viewBox, primitives: [...primitives, ...pen.primitives].map(rounded) };
}

function shownIn({ storageTypes, productGroups, units, markets }: Content, segment: Segment): Shown[] {
  const drawable = storageTypes.filter(({ code }) => (units[code]?.length ?? 0) > 0);
  const ofNeeds = (needs: StorageNeeds | undefined): Shown[] => {
    const type = drawable.find(({ code }) => code === needs?.types[0]);
    return type ? [{ type, colour: needs?.texture?.colour ?? type.look.contents }] : [];
  };
  const own = (productGroups[segment.id] ?? []).flatMap((group) =>
    ofNeeds(group.characteristics ? group.characteristics[0] : group.needs),
  );
  if (own.length > 0) return own.slice(0, maxUnits);
  // Every pair of a type for solids and one for liquids, before a pair is repeated.
  const typesFor = (substance: StorageType['substance']) =>
    drawable.filter((type) => type.substance === substance && !framed.has(type.shape.support.kind));
  const [solids, liquids] = [typesFor('solid'), typesFor('liquid')];
  const others = markets.segments.filter(({ id }) => !productGroups[id]?.length);
  const at = Math.max(
    0,
    others.findIndex(({ id }) => id === segment.id),
  );
  const pair = [
    solids[at % Math.max(1, solids.length)],
    liquids[Math.floor(at / Math.max(1, solids.length)) % Math.max(1, liquids.length)],
  ];
  return pair.flatMap((type) => (type ? [{ type, colour: type.look.contents }] : []));
}

/** Units above a road belong to the markets that need them. */
const framed: ReadonlySet<string> = new Set(['frame', 'ballast-frame']);

function moved(primitive: Primitive, dx: number): Primitive {
  switch (primitive.kind) {
    case 'path':
      return { ...primitive, d: movedPath(primitive.d, dx) };
    case 'ellipse':
      return { ...primitive, cx: primitive.cx + dx };
    default:
      return { ...primitive, x: primitive.x + dx };
  }
}

/** All commands have absolute pairs of x and y. */
function movedPath(d: PathData, dx: number): PathData {
  let isY = true;
  return d.map((item) => {
    if (typeof item === 'string') return item;
    isY = !isY;
    return isY ? item : item + dx;
  });
}

/** Whole millimetres: a tenth of a pixel, and a third of the bytes. */
const rounded = (primitive: Primitive): Primitive =>
  primitive.kind === 'path'
    ? { ...primitive, d: primitive.d.map((item) => (typeof item === 'string' ? item : Math.round(item))) }
    : primitive;
