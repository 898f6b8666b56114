import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import {
  type DrawingInput,
  configuredEquipment as equipmentIn,
  groupsOf as groupsIn,
  configuredModel as modelIn,
  standardEquipment as standardIn,
} from '@silowright/domain/drawing/configured-model';
import * as room from '@silowright/domain/engineering/room-height';
import { sampleContent } from './sample.ts';

type Rest<Call extends (shapes: never, ...rest: never[]) => unknown> = Call extends (
  shapes: never,
  ...rest: infer Args
) => unknown
  ? Args
  : never;

/** The drawing of the sample: as in the domain, without naming the catalogue each time. */
export const configuredModel = (input: DrawingInput): UnitModel => modelIn(sampleContent, input);
export const configuredEquipment = (input: Rest<typeof equipmentIn>[0]) => equipmentIn(sampleContent, input);
export const standardEquipment = (input: Rest<typeof standardIn>[0]) => standardIn(sampleContent, input);
export const groupsOf = (type: string) => groupsIn(sampleContent, type);
export const highestMm = (...rest: Rest<typeof room.highestMm>) => room.highestMm(sampleContent, ...rest);
export const tooTallUnit = (...rest: Rest<typeof room.tooTallUnit>) =>
  room.tooTallUnit(sampleContent, ...rest);
export const tooTallChoice = (...rest: Rest<typeof room.tooTallChoice>) =>
  room.tooTallChoice(sampleContent, ...rest);
export const fitInRoom = (...rest: Rest<typeof room.fitInRoom>) => room.fitInRoom(sampleContent, ...rest);
