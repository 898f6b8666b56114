import type { Texture } from '../catalogue/texture.ts';
import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { characterWidth } from './bounds.ts';
import { drawHeights, drawWidths, rowsOfWidths } from './draw-dimensions.ts';
import { drawCeiling, drawGround, drawPerson } from './draw-scene.ts';
import { drawUnit } from './draw-unit.ts';
import type { Drawing } from './drawing.ts';
import { highestPointMm } from './highest-point.ts';
import { Pen, type Style } from './pen.ts';

export interface DrawOptions {
  readonly style: Style;
  readonly dimensions?: boolean | undefined;
  readonly person?: boolean;
  /** Draw a spreader truck in the passage, if there is one and the truck fits. */
  readonly truck?: boolean | undefined;
  /** Height of the room, indoors only. */
  readonly ceilingMm?: Millimetres | undefined;
  /** Width of the units to the right, which are below the same ceiling. */
  readonly besideMm?: Millimetres;
  /** Filled share of the volume, visible through natural GRP. Default: filled to the line. */
  readonly contentLevel?: number | undefined;
  /** The goods, if known; otherwise the usual contents of the type in one colour. */
  readonly contents?: Texture | undefined;
  /** Formats a length in the reader's language; the domain has no texts. */
  readonly formatMetres: (mm: Millimetres) => string;
  readonly labels?:
    | {
        readonly logo?: string;
        /** The address of the customer's logo, which replaces the text. */
        readonly picture?: string | undefined;
        /** Written below the ground if concrete is drawn: it is indicative and not part of the delivery. */
        readonly concrete?: string;
      }
    | undefined;
  /** Millimetres per pixel; determines line weights and figure size. */
  readonly mmPerPx?: number;
  /** Alternative to mmPerPx: approximate height of the picture on screen. Default: 640 px. */
  readonly heightPx?: number;
}

/**
 * Space reserved left of the body (pipes) and right of it (ladder), so that the picture does not jump when options
 * change.
 */
const leftZoneMm = 960;
export const rightZoneMm = 1250;
const personZoneMm = 900;
const foundationMm = 520;
export const figurePx = 13;

export function drawFront(unit: UnitModel, options: DrawOptions): Drawing {
  const highestMm = highestPointMm(unit);
  const topMm = Math.max(highestMm, unit.eavesMm + 1200, options.ceilingMm ?? 0) + 150;
  const mmPerPx = options.mmPerPx ?? (topMm * 1.12) / (options.heightPx ?? 640);
  const pen = new Pen(options.style, mmPerPx);
  const size = figurePx * mmPerPx;
  const below = concreteBelowMm(unit);
  const left = -unit.sideMm - leftZoneMm;
  const right = unit.sideMm + rightZoneMm;
  const personX = right + 350;

  const concrete = concreteLabel(unit, options);
  const edge = {
    left: left - (options.dimensions ? size * 8.6 : 40),
    right:
      right +
      Math.max(
        options.person ? Math.max(personZoneMm, 350 + size * 1.6) : 0,
        options.ceilingMm === undefined ? 0 : size * 4.6,
      ),
    bottom: -below - size * figuresBelow(unit, options) - (options.dimensions || options.person ? 0 : 60),
  };
  drawGround(pen, unit, left, edge.right - 40);
  drawUnit(pen, unit, {
    contentLevel: options.contentLevel ?? 1,
    contents: options.contents,
    logoText: options.labels?.logo ?? 'LOGO',
    logoPicture: options.labels?.picture,
    truck: options.truck ?? false,
  });
  if (options.person) {
    drawPerson(pen, personX);
    const label = options.formatMetres(1800);
    pen.part = 'person-label';
    if (label) pen.text(personX, -size * 1.25, label, { size: size * 0.85, fill: '#56626c' });
  }
  if (options.ceilingMm !== undefined)
    drawCeiling(
      pen,
      options.ceilingMm,
      highestMm > options.ceilingMm,
      left,
      edge.right - 40 + (options.besideMm ?? 0),
      options.formatMetres(options.ceilingMm),
      size,
    );
  if (options.dimensions) {
    drawHeights(pen, unit, highestMm, left - size * 0.4, { formatMetres: options.formatMetres, size });
    drawWidths(pen, unit, -below - size * 0.5, { formatMetres: options.formatMetres, size });
  }
  if (concrete) {
    const width = edge.right - edge.left;
    pen.part = 'concrete-label';
    pen.text(edge.left + width / 2, edge.bottom + size * 0.5, concrete, {
      size: Math.min(size * 0.85, (width * 0.96) / (concrete.length * characterWidth)),
      fill: '#56626c',
    });
  }
  const top = Math.max(topMm, highestMm + size * 0.5);
  return {
    viewBox: { x: edge.left, y: -top, width: edge.right - edge.left, height: top - edge.bottom },
    primitives: pen.primitives,
  };
}

/** The part of a foundation below the ground. */
export const concreteBelowMm = ({ support }: UnitModel): number => (support === 'frame' ? foundationMm : 0);

const concreteLabel = (unit: UnitModel, { formatMetres, labels }: FigureOptions): string =>
  (drawsConcrete(unit) && formatMetres(0) !== '' && labels?.concrete) || '';

type FigureOptions = Pick<DrawOptions, 'dimensions' | 'person' | 'formatMetres' | 'labels'>;

/** Height of the figures below ground and foundation, in heights of a figure. */
export const figuresBelow = (unit: UnitModel, options: FigureOptions): number =>
  (options.dimensions ? rowsOfWidths(unit) : options.person ? 1.9 : 0) +
  (concreteLabel(unit, options) ? 1.5 : 0);

/** A slab or a foundation is drawn, but not delivered. */
const drawsConcrete = ({ support }: UnitModel): boolean => support === 'plinth' || support === 'frame';
