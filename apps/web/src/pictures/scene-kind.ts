import type { SegmentId } from '@silowright/domain/catalogue/codes';
import type { SceneKind } from '@silowright/domain/drawing/draw-backdrop';
import { boot } from '../catalogue/boot.ts';

/** The backdrops by the names of scenes that a catalogue uses; every other scene is a plant. */
const backdrops: Readonly<Record<string, SceneKind>> = {
  farmyard: 'farmyard',
  yard: 'farmyard',
  'salt-depot': 'salt-depot',
};

/** The surroundings of the units of a market. */
export const sceneOf = (segment: SegmentId | undefined): SceneKind =>
  backdrops[boot().markets.segments.find(({ id }) => id === segment)?.scene ?? ''] ?? 'plant';
