import type { EngineeringSheet } from '@silowright/contract/engineering-data';
import type { PlannedUnit } from '@silowright/domain/engineering/site-plan';

export const plannedUnit = (diameterMm: number, data: EngineeringSheet): PlannedUnit => ({
  diameterMm,
  support: data.support,
  slabSideM: data.loads.slab?.sideM,
  connections: data.connections,
  lifting: data.lifting,
  access: data.access,
});
