import type { Unit } from '@silowright/domain/catalogue/unit';
import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import {
  configuredEquipment,
  type Shapes,
  standardEquipment,
  typeOf,
} from '@silowright/domain/drawing/configured-model';
import { highestPointMm } from '@silowright/domain/drawing/highest-point';
import { unitModel } from '@silowright/domain/drawing/model';
import type { Selection } from '@silowright/domain/pricing/selection';
import { readUnitLogo } from '../../configurator/store/unit-logos.ts';
import type { Store } from '../../platform/db/store.ts';
import type { DrawnUnit, Offer, Quotation, UnitQuotation } from './quotation.ts';

export function drawnUnit(
  shapes: Shapes,
  { type, volumeM3 }: Pick<Unit, 'type' | 'volumeM3'>,
  selection: Selection,
): DrawnUnit {
  const choices = { type, volumeM3, selection };
  const equipped = configuredEquipment(shapes, choices);
  return {
    storageType: typeOf(shapes, type),
    equipped,
    standard: standardEquipment(shapes, choices, equipped).map(({ part }) => part),
  };
}

/** The published lists with the shapes of their catalogue. */
export interface DrawnCatalogues {
  at(
    segment: string,
    priceVersion: number,
    optionVersion: number,
  ): { readonly content: Shapes } | Promise<{ readonly content: Shapes }>;
}

/** Quotations of earlier releases are drawn from the catalogue of their price lists. */
export async function withDrawing<Any extends Offer>(catalogues: DrawnCatalogues, offer: Any): Promise<Any> {
  if (offer.kind !== 'priced') return offer;
  const positions = await Promise.all(
    offer.positions.map(async (position) => {
      if (position.drawn) return position;
      const { unit, selection, priceList, optionList } = position;
      const { content } = await catalogues.at(unit.segment, priceList.version, optionList.version);
      return { ...position, drawn: drawnUnit(content, unit, selection) };
    }),
  );
  return { ...offer, positions };
}

export function drawnOf({ drawn, number }: Pick<UnitQuotation, 'drawn' | 'number'>): DrawnUnit {
  if (!drawn) throw new Error(`quotation ${number} has no drawing: use withDrawing`);
  return drawn;
}

/** The name of the visitor's logo, if the quoted unit carries it (ST-07). */
export const carriedLogo = ({ drawn, logo }: Pick<UnitQuotation, 'drawn' | 'logo'>): string | undefined =>
  drawn?.equipped.parts.some(({ part }) => part === 'logo') ? logo : undefined;

export const quotedModel = (quotation: UnitQuotation): UnitModel => {
  const { storageType, equipped } = drawnOf(quotation);
  return unitModel(quotation.unit, storageType, equipped);
};

/** The top of whatever reaches highest on the quoted unit (EN-05). */
export const quotedHighestMm = (quotation: UnitQuotation): number => highestPointMm(quotedModel(quotation));

/** Adds the visitor's logo for drawing; an erased one is printed as a text (ST-07). */
export async function withLogo(store: Store, quotation: Quotation): Promise<Quotation> {
  const positions = await Promise.all(
    quotation.positions.map(async (position) => {
      const { logo } = position;
      const bytes = logo === undefined ? undefined : await store.read((db) => readUnitLogo(db, logo));
      if (!bytes) return position;
      return { ...position, printedLogo: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` };
    }),
  );
  return { ...quotation, positions };
}
