import type { SceneName } from '@silowright/domain/catalogue/market-pictures';
import type { ComponentType } from 'react';
import { FarmyardScene, FoodPlantScene, OtherIndustryScene, SaltDepotScene } from './market-scenes.tsx';

/** The scenes by the names that a catalogue uses. */
const scenes: Readonly<Record<SceneName, ComponentType>> = {
  'food-plant': FoodPlantScene,
  farmyard: FarmyardScene,
  yard: FarmyardScene,
  'salt-depot': SaltDepotScene,
  plant: OtherIndustryScene,
};

/** An unknown name shows a plant. */
export function MarketScene({ scene }: { readonly scene: string }) {
  const Drawn = scenes[scene as SceneName] ?? OtherIndustryScene;
  return <Drawn />;
}
