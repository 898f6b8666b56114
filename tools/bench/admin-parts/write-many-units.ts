import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { storageTypes } from '@silowright/catalogue/testing/sample';
import {
  bottomHeightM,
  bottomVolumeM3,
  roofHeightM,
  shapeBaseHeightM,
} from '@silowright/domain/sizing/shape-geometry';

const diameters = 400;
const { code, shape } = storageTypes.vvs4;
const ullageM = 0.25;

/** A copy of the sample with many more units, whose heights match their volumes. Returns the folder. */
export function writeManyUnits(folder: string, usual: number): string {
  const count = Number(process.argv[3] ?? usual);
  const catalogue = path.join(folder, 'catalogue');
  cpSync('catalogues/grp', catalogue, { recursive: true });
  const rows = Array.from({ length: count }, (_, each) => {
    const diameterMm = 1_501 + 5 * (each % diameters);
    const volumeM3 = 12 + Math.floor(each / diameters) / 4;
    const diameterM = diameterMm / 1000;
    const fillM = (volumeM3 - bottomVolumeM3(shape, diameterM)) / ((Math.PI / 4) * diameterM ** 2);
    const heightM =
      shapeBaseHeightM(shape) +
      bottomHeightM(shape, diameterM) +
      fillM +
      ullageM +
      roofHeightM(shape, diameterM);
    const price = ((400_000 + each) / 100).toFixed(2);
    return `${code},${diameterMm},${Math.round(heightM * 1000)},${volumeM3},${price},1,,,,yes\n`;
  });
  appendFileSync(path.join(catalogue, 'units.csv'), rows.join(''));
  return catalogue;
}
