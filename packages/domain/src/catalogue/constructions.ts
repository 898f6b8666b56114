import type { Substance } from './codes.ts';

/** Constructions of the older flow (TY-01): kind of container and shape of the bottom. */
export const constructions = {
  silo_skirt: { kind: 'silo', bottom: 'cone' },
  silo_short_skirt_with_legs: { kind: 'silo', bottom: 'cone' },
  silo_short_skirt_no_legs: { kind: 'silo', bottom: 'cone' },
  tank_flat_bottom: { kind: 'tank', bottom: 'flat' },
  tank_convex_bottom: { kind: 'tank', bottom: 'dish' },
} as const;

export type ConstructionId = keyof typeof constructions;
export const constructionIds = Object.keys(constructions) as readonly ConstructionId[];

export const isConstructionId = (text: string): text is ConstructionId => Object.hasOwn(constructions, text);

/** Tanks for liquids, silos for everything else. */
export const constructionsFor = (substance: Substance | undefined): ConstructionId[] =>
  constructionIds.filter((id) => constructions[id].kind === (substance === 'liquid' ? 'tank' : 'silo'));

/** The basic flow does not ask for the construction (D17). */
export const defaultConstruction = (substance: Substance | undefined): ConstructionId =>
  substance === 'liquid' ? 'tank_flat_bottom' : 'silo_skirt';

export const chosenConstruction = (
  construction: string | undefined,
  substance: Substance | undefined,
): ConstructionId =>
  construction !== undefined && isConstructionId(construction)
    ? construction
    : defaultConstruction(substance);
