import type { OptionGroupDefinition } from '../option-group-definition.ts';

/** Six legs from 2.80 m, four below; one cell under each. Prices are sample data. */
export const loadCellsLegs: OptionGroupDefinition = {
  id: 'load_cells.legs',
  key: 'measurement.load_cells',
  types: { agricultural: ['vvs4', 'dds4'] },
  optional: true,
  options: [
    {
      label: 'Load cells with display',
      value: 'load_cells',
      formula: '78000 + if(D>=2.8,6,4)*39000',
      draw: [
        { part: 'foot-cell', heightMm: 150 },
        { part: 'wall-box', form: 'display', widthMm: 300, heightMm: 400, atM: 1.5 },
      ],
      raisesMm: 150,
    },
  ],
};

/** Not beside the premium measurement of salt silos, which includes load cells or radar. Prices are sample data. */
export const loadCellsFrame: OptionGroupDefinition = {
  id: 'load_cells.frame',
  key: 'measurement.load_cells',
  types: { road_salt: ['fs'] },
  expression: "content_measurement != 'electrical_premium'",
  optional: true,
  options: [
    {
      label: 'Load cells with display',
      value: 'load_cells',
      formula: '420000 + 1400*V',
      draw: [
        { part: 'foot-cell', heightMm: 200 },
        { part: 'wall-box', form: 'display', widthMm: 300, heightMm: 400, atM: 1.5 },
      ],
      raisesMm: 200,
    },
  ],
};
