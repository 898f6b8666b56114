import type { ZonesAnswer } from '@silowright/domain/catalogue/explosion-zones';
import type { Offer } from './quotation.ts';

/** The answer; "open" if the question was not answered, undefined if nothing was asked (EN-09). */
export const zonesOf = ({
  zones,
  values,
}: Pick<Offer, 'zones' | 'values'>): ZonesAnswer | 'open' | undefined => zones ?? values?.explosionZones;
