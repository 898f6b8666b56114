import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Unit } from '../catalogue/unit.ts';

export interface RecommendationIndex {
  readonly units: readonly Unit[];
}

export function buildIndex(catalogue: Catalogue): RecommendationIndex {
  return { units: catalogue.units };
}
