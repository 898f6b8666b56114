import type { EquipmentKind } from '../catalogue/equipment.ts';
import type { PartName } from '../drawing/anatomy.ts';
import { anchor } from './anchor.ts';
import { augerBoot } from './auger-boot.ts';
import { cable } from './cable.ts';
import { cleaningHead } from './cleaning-head.ts';
import { containment } from './containment.ts';
import { fillCoupling } from './fill-coupling.ts';
import { fillPipe } from './fill-pipe.ts';
import { floorAuger } from './floor-auger.ts';
import { floorFan } from './floor-fan.ts';
import { footCell } from './foot-cell.ts';
import { footLug } from './foot-lug.ts';
import { heating } from './heating.ts';
import { hopperHatch } from './hopper-hatch.ts';
import { hopperNozzle } from './hopper-nozzle.ts';
import { hopperPads } from './hopper-pads.ts';
import { hopperRing } from './hopper-ring.ts';
import { hopperVibrator } from './hopper-vibrator.ts';
import { inlet } from './inlet.ts';
import { jacket } from './jacket.ts';
import type { PartOf } from './kit/part.ts';
import { ladder } from './ladder.ts';
import { lamps } from './lamps.ts';
import { leg } from './leg.ts';
import { levelScale } from './level-scale.ts';
import { levelSwitch } from './level-switch.ts';
import { logo } from './logo.ts';
import { outlet } from './outlet.ts';
import { outletHeater } from './outlet-heater.ts';
import { platform } from './platform.ts';
import { pump } from './pump.ts';
import { restPlatform } from './rest-platform.ts';
import { roofBox } from './roof-box.ts';
import { roofCap } from './roof-cap.ts';
import { roofInstrument } from './roof-instrument.ts';
import { roofManhole } from './roof-manhole.ts';
import { roofPanel } from './roof-panel.ts';
import { roofRail } from './roof-rail.ts';
import { roofRod } from './roof-rod.ts';
import { roofValve } from './roof-valve.ts';
import { roofVent } from './roof-vent.ts';
import { secondOutlet } from './second-outlet.ts';
import { sideHatch } from './side-hatch.ts';
import { sideManhole } from './side-manhole.ts';
import { stair } from './stair.ts';
import { ventDryer } from './vent-dryer.ts';
import { ventPipe } from './vent-pipe.ts';
import { wallBox } from './wall-box.ts';
import { wallDrive } from './wall-drive.ts';
import { wallPipe } from './wall-pipe.ts';

/** Every part of a unit, from back to front: the order of placing and of drawing. */
const all: { readonly [Name in PartName]: PartOf<Name> } = {
  leg,
  jacket,
  containment,
  heating,
  stair,
  anchor,
  'fill-pipe': fillPipe,
  'fill-coupling': fillCoupling,
  inlet,
  'roof-vent': roofVent,
  'vent-pipe': ventPipe,
  'vent-dryer': ventDryer,
  'roof-box': roofBox,
  'roof-valve': roofValve,
  'roof-manhole': roofManhole,
  'roof-cap': roofCap,
  'side-manhole': sideManhole,
  'side-hatch': sideHatch,
  logo,
  'hopper-ring': hopperRing,
  'hopper-pads': hopperPads,
  'second-outlet': secondOutlet,
  'hopper-vibrator': hopperVibrator,
  'hopper-hatch': hopperHatch,
  'auger-boot': augerBoot,
  outlet,
  'outlet-heater': outletHeater,
  pump,
  'floor-auger': floorAuger,
  'floor-fan': floorFan,
  'wall-drive': wallDrive,
  'level-scale': levelScale,
  'level-switch': levelSwitch,
  'roof-instrument': roofInstrument,
  'cleaning-head': cleaningHead,
  'roof-panel': roofPanel,
  cable,
  'hopper-nozzle': hopperNozzle,
  lamps,
  platform,
  ladder,
  'rest-platform': restPlatform,
  'roof-rail': roofRail,
  'roof-rod': roofRod,
  'wall-pipe': wallPipe,
  'foot-cell': footCell,
  'foot-lug': footLug,
  // Last, because it looks for a place that nothing covers.
  'wall-box': wallBox,
};

/** The same for code that treats all parts alike. */
export const parts: Readonly<Record<PartName, PartOf>> = all;

export const partNames = Object.keys(all) as readonly PartName[];

/** What a catalogue can give a unit; the other parts belong to the unit itself. */
export const equipmentKinds = partNames.filter((name) => !all[name].structure) as readonly EquipmentKind[];
