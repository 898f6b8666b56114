import type { OptionGroupDefinition } from './option-group-definition.ts';
import { agitator, agitatorLarge, agitatorMedium, agitatorSmall, agitatorSpw } from './options/agitator.ts';
import { bodyColour } from './options/body-colour.ts';
import { cleaningHead } from './options/cleaning-head.ts';
import { containment } from './options/containment.ts';
import {
  contentMeasurementSalt,
  contentMeasurementSilo,
  contentMeasurementTank,
} from './options/content-measurement.ts';
import { controlPlatform } from './options/control-platform.ts';
import { dischargeAid } from './options/discharge-aid.ts';
import { dissolverIntegration } from './options/dissolver-integration.ts';
import { earthing } from './options/earthing.ts';
import { earthquakeZone2De } from './options/earthquake-zone-2-de.ts';
import { explosionVent } from './options/explosion-vent.ts';
import { fillCoupling } from './options/fill-coupling.ts';
import { fillerPipe } from './options/filler-pipe.ts';
import { gloss } from './options/gloss.ts';
import { heating } from './options/heating.ts';
import { hopperHatch } from './options/hopper-hatch.ts';
import { inflowValve } from './options/inflow-valve.ts';
import { inspectionHatch } from './options/inspection-hatch.ts';
import { insulation } from './options/insulation.ts';
import { ladder } from './options/ladder.ts';
import { loadCellsFrame, loadCellsLegs } from './options/load-cells.ts';
import { logo } from './options/logo.ts';
import { outflowHeight } from './options/outflow-height.ts';
import {
  outflowValveFlat,
  outflowValveSalt,
  outflowValveSilo,
  outflowValveTank,
} from './options/outflow-valve.ts';
import { outletAdapter } from './options/outlet-adapter.ts';
import { radar } from './options/radar.ts';
import { roofColour } from './options/roof-colour.ts';
import { roofRail } from './options/roof-rail.ts';
import { roofValve } from './options/roof-valve.ts';
import {
  staticCalculation,
  staticCalculationSalt,
  staticCalculationTank,
} from './options/static-calculation.ts';
import { ventOverflow } from './options/vent-overflow.ts';
import { ventType } from './options/vent-type.ts';

/** The registry: one line per group, in the order of the configure screen and the published lists. */
export const optionGroupDefinitions: readonly OptionGroupDefinition[] = [
  bodyColour,
  roofColour,
  gloss,
  logo,
  contentMeasurementSilo,
  contentMeasurementSalt,
  contentMeasurementTank,
  loadCellsLegs,
  loadCellsFrame,
  radar,
  inflowValve,
  outflowValveTank,
  outflowValveSilo,
  outflowValveFlat,
  outflowValveSalt,
  outflowHeight,
  fillerPipe,
  fillCoupling,
  outletAdapter,
  dischargeAid,
  inspectionHatch,
  hopperHatch,
  ladder,
  roofRail,
  controlPlatform,
  cleaningHead,
  ventType,
  roofValve,
  ventOverflow,
  agitatorSmall,
  agitatorMedium,
  agitatorLarge,
  agitatorSpw,
  agitator,
  dissolverIntegration,
  insulation,
  heating,
  earthing,
  explosionVent,
  containment,
  staticCalculation,
  staticCalculationTank,
  staticCalculationSalt,
  earthquakeZone2De,
];
