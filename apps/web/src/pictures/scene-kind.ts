import type { SegmentId } from '@silowright/domain/catalogue/segments';
import type { SceneKind } from '@silowright/domain/drawing/draw-backdrop';

const scenes: Partial<Record<SegmentId, SceneKind>> = {
  agricultural: 'farmyard',
  animal_food: 'farmyard',
  road_salt: 'salt-depot',
};

/** The surroundings of the units of a market. */
export const sceneOf = (segment: SegmentId | undefined): SceneKind => (segment && scenes[segment]) ?? 'plant';
