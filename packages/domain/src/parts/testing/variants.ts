import type { EquipmentKind, EquipmentOf } from '../../catalogue/equipment.ts';

/** Of each kind: one variant, and others that differ from it in one measure each. */
export const variants: { readonly [Kind in EquipmentKind]: readonly EquipmentOf<Kind>[] } = {
  outlet: [
    ...(
      [
        'slide',
        'spout',
        'butterfly',
        'knife',
        'butterfly-knife',
        'ball',
        'camlock',
        'rotary',
        'screw',
        'nozzle',
        'sweep',
        'chute',
      ] as const
    ).map((form) => ({ part: 'outlet', form, dn: 300, drive: 'hand' }) as const),
    ...(['lever', 'chain', 'pneumatic', 'electric', 'none'] as const).map(
      (drive) => ({ part: 'outlet', form: 'slide', dn: 300, drive }) as const,
    ),
    ...(['lever', 'chain', 'pneumatic', 'electric', 'none'] as const).map(
      (drive) => ({ part: 'outlet', form: 'butterfly', dn: 300, drive }) as const,
    ),
    { part: 'outlet', form: 'slide', dn: 300, drive: 'hand', stainless: true },
    { part: 'outlet', form: 'slide', dn: 200, drive: 'hand' },
    { part: 'outlet', form: 'ball', dn: 100, drive: 'hand' },
    { part: 'outlet', form: 'nozzle', dn: 100, drive: 'hand' },
    { part: 'outlet', form: 'screw', dn: 300, drive: 'hand', lengthMm: 1500 },
  ],
  'second-outlet': [
    { part: 'second-outlet', dn: 150 },
    { part: 'second-outlet', dn: 300 },
  ],
  'auger-boot': [
    { part: 'auger-boot', form: 'flange' },
    { part: 'auger-boot', form: 'single' },
    { part: 'auger-boot', form: 'double' },
    { part: 'auger-boot', form: 'flange', stainless: true },
    { part: 'auger-boot', form: 'single', stainless: true },
  ],
  inlet: [
    { part: 'inlet', form: 'camlock', dn: 80 },
    { part: 'inlet', form: 'butterfly', dn: 80 },
    { part: 'inlet', form: 'ball', dn: 80 },
    { part: 'inlet', form: 'camlock', dn: 150 },
  ],
  'fill-pipe': [
    { part: 'fill-pipe', pipeMm: 108 },
    { part: 'fill-pipe', pipeMm: 76 },
    { part: 'fill-pipe', pipeMm: 108, count: 2 },
  ],
  'fill-coupling': (['storz', 'perrot', 'guillemin', 'unicone', 'camlock'] as const).map((form) => ({
    part: 'fill-coupling',
    form,
  })),
  'vent-pipe': [
    { part: 'vent-pipe', pipeMm: 150 },
    { part: 'vent-pipe', pipeMm: 250 },
  ],
  'wall-pipe': [
    ...(['overflow', 'siphon', 'sight-tube', 'riser'] as const).map(
      (form) => ({ part: 'wall-pipe', pipeMm: 80, form }) as const,
    ),
    { part: 'wall-pipe', pipeMm: 150, form: 'overflow' },
    { part: 'wall-pipe', pipeMm: 150, form: 'sight-tube' },
  ],
  'wall-box': [
    ...(['display', 'alarm', 'cabinet', 'heater'] as const).map(
      (form) => ({ part: 'wall-box', form, widthMm: 400, heightMm: 500, atM: 1.5 }) as const,
    ),
    { part: 'wall-box', form: 'cabinet', widthMm: 600, heightMm: 500, atM: 1.5 },
    { part: 'wall-box', form: 'cabinet', widthMm: 400, heightMm: 700, atM: 1.5 },
    { part: 'wall-box', form: 'cabinet', widthMm: 400, heightMm: 500, atM: 2.2 },
  ],
  'wall-drive': [
    { part: 'wall-drive', motorMm: [500, 250] },
    { part: 'wall-drive', motorMm: [700, 250] },
    { part: 'wall-drive', motorMm: [500, 350] },
  ],
  heating: [
    { part: 'heating', form: 'coil' },
    { part: 'heating', form: 'trace' },
  ],
  'roof-box': [
    { part: 'roof-box', widthMm: 600, heightMm: 1100 },
    { part: 'roof-box', widthMm: 800, heightMm: 1100 },
    { part: 'roof-box', widthMm: 600, heightMm: 1400 },
  ],
  'roof-panel': [
    { part: 'roof-panel', widthMm: 600, heightMm: 600 },
    { part: 'roof-panel', widthMm: 800, heightMm: 800 },
  ],
  'roof-manhole': [
    { part: 'roof-manhole', dn: 500 },
    { part: 'roof-manhole', dn: 600 },
  ],
  'roof-valve': [
    { part: 'roof-valve', dn: 150 },
    { part: 'roof-valve', dn: 300 },
  ],
  'roof-vent': [
    { part: 'roof-vent', dn: 150 },
    { part: 'roof-vent', dn: 300 },
  ],
  'roof-instrument': [
    { part: 'roof-instrument', dn: 80, heightMm: 450 },
    { part: 'roof-instrument', dn: 80, heightMm: 700 },
    { part: 'roof-instrument', dn: 150, heightMm: 450 },
  ],
  'cleaning-head': [
    { part: 'cleaning-head', form: 'ball' },
    { part: 'cleaning-head', form: 'rotating' },
  ],
  'roof-rail': [
    { part: 'roof-rail', heightMm: 1100 },
    { part: 'roof-rail', heightMm: 1300 },
  ],
  'roof-rod': [
    { part: 'roof-rod', heightMm: 1500 },
    { part: 'roof-rod', heightMm: 2500 },
  ],
  'side-manhole': [
    { part: 'side-manhole', dn: 500 },
    { part: 'side-manhole', dn: 600 },
  ],
  'side-hatch': [
    { part: 'side-hatch', widthMm: 600, heightMm: 600 },
    { part: 'side-hatch', widthMm: 800, heightMm: 600 },
    { part: 'side-hatch', widthMm: 600, heightMm: 800 },
  ],
  'hopper-hatch': [
    { part: 'hopper-hatch', dn: 400 },
    { part: 'hopper-hatch', dn: 600 },
  ],
  'hopper-nozzle': [
    { part: 'hopper-nozzle', dn: 100, end: 'blind' },
    { part: 'hopper-nozzle', dn: 100, end: 'valve' },
    { part: 'hopper-nozzle', dn: 100, end: 'valve', tubeMm: 1500 },
    { part: 'hopper-nozzle', dn: 200, end: 'blind' },
  ],
  'hopper-ring': [
    { part: 'hopper-ring', widthMm: 900 },
    { part: 'hopper-ring', widthMm: 1200 },
  ],
  'hopper-pads': [
    { part: 'hopper-pads', count: 4 },
    { part: 'hopper-pads', count: 8 },
  ],
  'hopper-vibrator': [{ part: 'hopper-vibrator' }],
  'level-scale': [
    { part: 'level-scale', form: 'rope' },
    { part: 'level-scale', form: 'float' },
  ],
  'level-switch': [
    { part: 'level-switch', form: 'rotary' },
    { part: 'level-switch', form: 'hydrostatic' },
    { part: 'level-switch', form: 'rotary', at: [0.2, 0.8] },
  ],
  'foot-cell': [
    { part: 'foot-cell', heightMm: 120 },
    { part: 'foot-cell', heightMm: 180 },
  ],
  'foot-lug': [{ part: 'foot-lug' }, { part: 'foot-lug', strap: true }, { part: 'foot-lug', layer: true }],
  anchor: [{ part: 'anchor' }],
  containment: [
    { part: 'containment', form: 'bund' },
    { part: 'containment', form: 'double-bottom' },
  ],
  jacket: [
    { part: 'jacket', thicknessMm: 60 },
    { part: 'jacket', thicknessMm: 120 },
  ],
  ladder: [
    { part: 'ladder', cage: true, restEveryM: 6 },
    { part: 'ladder', cage: false, restEveryM: 6 },
    { part: 'ladder', cage: true, restEveryM: 10 },
  ],
  stair: [
    { part: 'stair', turns: 0.5 },
    { part: 'stair', turns: 1.5 },
    { part: 'stair', turns: 'by-height' },
  ],
  platform: [{ part: 'platform' }],
  logo: [
    { part: 'logo', areaM2: 1 },
    { part: 'logo', areaM2: 2 },
  ],
  'floor-auger': [{ part: 'floor-auger' }],
  'floor-fan': [{ part: 'floor-fan' }],
  cable: [{ part: 'cable' }],
  pump: [{ part: 'pump' }],
  lamps: [{ part: 'lamps' }],
  'outlet-heater': [{ part: 'outlet-heater' }],
  'vent-dryer': [{ part: 'vent-dryer' }],
};

/** A part that another one carries. */
export const carriers: { readonly [Kind in EquipmentKind]?: EquipmentOf<EquipmentKind> } = {
  'fill-coupling': { part: 'fill-pipe', pipeMm: 108 },
  'vent-dryer': { part: 'vent-pipe', pipeMm: 200 },
};
