import type { SegmentId } from '@silowright/domain/catalogue/segments';
import type { ComponentType } from 'react';
import { FarmyardScene, FoodPlantScene, OtherIndustryScene, SaltDepotScene } from './market-scenes.tsx';

/** The scene of each segment; several industries share one. */
const scenes = {
  food_and_feed: FoodPlantScene,
  animal_food: FarmyardScene,
  road_salt: SaltDepotScene,
  agricultural: FarmyardScene,
  pulp_paper: OtherIndustryScene,
  renewable_energy: OtherIndustryScene,
  chemical_processing: OtherIndustryScene,
  other_industries: OtherIndustryScene,
} as const satisfies Record<SegmentId, ComponentType>;

export function MarketScene({ segment }: { readonly segment: SegmentId }) {
  const Drawn = scenes[segment];
  return <Drawn />;
}
