import { readUnitLogo } from '../../configurator/store/unit-logos.ts';
import type { Store } from '../../platform/db/store.ts';
import type { Quotation } from './quotation.ts';

/** Adds the visitor's logo for drawing; an erased one is printed as a text (ST-07). */
export async function withLogo(store: Store, quotation: Quotation): Promise<Quotation> {
  const { logo } = quotation;
  const bytes = logo === undefined ? undefined : await store.read((db) => readUnitLogo(db, logo));
  if (!bytes) return quotation;
  return { ...quotation, printedLogo: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` };
}
