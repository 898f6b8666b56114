import type { UnitModel } from '../drawing/anatomy.ts';
import { bundOf } from '../drawing/bund.ts';
import { drawSheet } from '../drawing/draw-sheet.ts';
import { toSvg } from '../drawing/to-svg.ts';
import { materialsOf } from '../solids/materials.ts';
import { unitSolids } from '../solids/unit-solids.ts';
import type { Millimetres } from '../units.ts';
import type { DrawnFormat } from './formats.ts';
import { delivered, withoutContents } from './part-meshes.ts';
import { writeDxf } from './write-dxf.ts';
import { writeGlb } from './write-glb.ts';
import { writeIfc } from './write-ifc.ts';
import { writeUsdz } from './write-usdz.ts';

export interface UnitFileTexts {
  /** Of the unit, such as its type and volume. */
  readonly name: string;
  readonly company: string;
  readonly formatMetres: (mm: Millimetres) => string;
  /** "Scale 1:50" in the reader's language. */
  readonly scaleText: (scale: number) => string;
  /** That the drawing is preliminary. */
  readonly note: string;
}

/** The unit as a file for other programs (TD-03, TD-04). Same unit, same bytes. */
export function unitFile(format: DrawnFormat, unit: UnitModel, texts: UnitFileTexts): string | Uint8Array {
  const materials = materialsOf(unit);
  const bund = bundOf(unit);
  switch (format) {
    case 'dxf':
      return writeDxf(unit, {
        formatMetres: texts.formatMetres,
        title: [texts.name, texts.company, texts.note],
      });
    case 'svg':
      return svgOf(unit, texts);
    case 'glb':
      return writeGlb(texts.name, delivered(unitSolids(unit, { contentLevel: 1 })), materials);
    case 'usdz':
      return writeUsdz(delivered(unitSolids(unit, { contentLevel: 1 })), materials);
    case 'ifc':
      return writeIfc(
        {
          key: JSON.stringify(unit),
          name: texts.name,
          company: texts.company,
          // The file depends on the unit only; the moment of the download says nothing about it.
          timestamp: '2026-01-01T00:00:00',
          properties: {
            'Volume [m3]': unit.volumeM3,
            'Diameter [mm]': 2 * unit.radiusMm,
            'Height [mm]': unit.heightMm,
            ...(bund && {
              'Bund diameter [mm]': bund.diameterMm,
              'Bund height [mm]': bund.heightMm,
            }),
            Note: texts.note,
          },
        },
        withoutContents(unitSolids(unit, { contentLevel: 0 })),
        materials,
      );
  }
}

function svgOf(unit: UnitModel, texts: UnitFileTexts): string {
  const { drawing, scale } = drawSheet(unit, {
    view: 'front',
    style: 'shaded',
    dimensions: true,
    person: true,
    formatMetres: texts.formatMetres,
    caption: (at) => [texts.name, texts.scaleText(at), texts.note],
  });
  return toSvg(drawing, { title: texts.name, description: texts.note, scale });
}
