import type { Substance } from './unit.ts';

/** Constructions of the older flow (TY-01): what stands on the ground and how the bottom is shaped. */
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

/** Tank for liquids, else silo. */
export const constructionsFor = (substance: Substance | undefined): ConstructionId[] =>
  constructionIds.filter((id) => constructions[id].kind === (substance === 'liquid' ? 'tank' : 'silo'));

/** The basic flow never asks (D17). */
export const defaultConstruction = (substance: Substance | undefined): ConstructionId =>
  substance === 'liquid' ? 'tank_flat_bottom' : 'silo_skirt';

/** What was chosen, or what is taken where nothing was. */
export const chosenConstruction = (
  construction: string | undefined,
  substance: Substance | undefined,
): ConstructionId =>
  construction !== undefined && isConstructionId(construction)
    ? construction
    : defaultConstruction(substance);
