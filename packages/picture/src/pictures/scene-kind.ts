import type { SegmentId } from '@silowright/domain/catalogue/codes';
import { type SceneKind, sceneKind } from '@silowright/domain/drawing/scenes';
import { boot } from '@silowright/ui/catalogue/boot.ts';

/** The surroundings of the units of a market. */
export const sceneOf = (segment: SegmentId | undefined): SceneKind =>
  sceneKind(boot().markets.segments.find(({ id }) => id === segment)?.scene ?? '');
