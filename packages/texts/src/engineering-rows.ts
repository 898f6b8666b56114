import type { Connection } from '@silowright/domain/engineering/connections';
import type { EngineeringData as ComputedData } from '@silowright/domain/engineering/engineering-data';
import type { Footprint } from '@silowright/domain/engineering/footprint';
import type { SiteAction as ComputedAction } from '@silowright/domain/engineering/site-actions';
import { type EngineeringSpeaker, type Received, rangeOf, unbroken } from './exceeded-notes.ts';

export interface EngineeringGroup {
  readonly name: string;
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Below the rows. */
  readonly note?: string;
}

type EngineeringData = Received<
  Omit<ComputedData, 'connections' | 'footprint'> & {
    readonly footprint?: Footprint | undefined;
    readonly connections: readonly (Omit<Connection, 'part'> & { readonly part: string })[];
  }
>;
type SiteAction = Received<ComputedAction>;

type Row = readonly [label: string, value: string] | undefined | false;

/** Engineering data as headed tables, the same on screen and paper (EN-08, EN-11). */
export function engineeringGroups(data: EngineeringData, speaker: EngineeringSpeaker): EngineeringGroup[] {
  return groupsOf(data, speaker).map((group) => ({
    ...group,
    rows: group.rows.map(({ label, value }) => ({ label: unbroken(label), value: unbroken(value) })),
  }));
}

function groupsOf(data: EngineeringData, speaker: EngineeringSpeaker): EngineeringGroup[] {
  const { t } = speaker;
  const group = (name: string, rows: readonly Row[], note?: string): EngineeringGroup => ({
    name,
    heading: t(`engineering.group.${name}`),
    rows: rows.flatMap((row) => (row ? [{ label: t(`engineering.${row[0]}`), value: row[1] }] : [])),
    ...(note && { note }),
  });
  return [
    group('design', designRows(data, speaker)),
    {
      name: 'masses',
      heading: t('engineering.group.masses'),
      rows: massRows(data, speaker),
    },
    ...(data.basis.from === 'inside' ? [] : [group('wind', windRows(data, speaker))]),
    group('supports', supportRows(data, speaker)),
    {
      name: 'connections',
      heading: t('engineering.group.connections'),
      rows: data.connections.map(({ part, dn, heightMm, radiusMm, azimuthDeg }) => ({
        label: t(`engineering.part.${part}`),
        value: [
          ...(dn === undefined ? [] : [`DN ${dn}`]),
          `${speaker.metres(heightMm)} m`,
          ...(radiusMm === undefined ? [] : [`r ${speaker.metres(radiusMm)} m`]),
          `${speaker.number(((Math.round(azimuthDeg) % 360) + 360) % 360)}°`,
        ].join(', '),
      })),
      note: [
        t('engineering.connections-note'),
        ...(data.footprint?.bund ? [t('engineering.bund-note')] : []),
      ].join(' '),
    },
    group('lifting', liftingRows(data, speaker)),
    group('access', accessRows(data, speaker)),
  ];
}

type Numbers = EngineeringSpeaker['number'];

/** Three figures are enough for a preliminary value. */
const figures = (number: Numbers, value: number): string =>
  number(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);

/** "DIN EN 1991-1-4/NA" stays on one line. */
const unbrokenName = (standard: string): string => standard.replaceAll(' ', '\u00a0');

function designRows({ design }: EngineeringData, { t, number }: EngineeringSpeaker): Row[] {
  const { place } = design;
  const atPlace = (action: SiteAction | undefined, unit: string): string => {
    if (!action) return t('engineering.place-unknown');
    const { zone } = action;
    const source = unbrokenName(action.source);
    const from = zone === undefined ? source : t('engineering.source-zone', { zone, source });
    return `${rangeOf(action, number)} ${unit} (${from})`;
  };
  return [
    ['design-wind', `${number(design.designWindMs)} m/s`],
    !design.inside && ['place-wind', atPlace(place?.wind, 'm/s')],
    ['design-snow', `${number(design.designSnowKnM2)} kN/m²`],
    !design.inside && place && ['place-snow', atPlace(place.snow, 'kN/m²')],
    design.inside && ['wind-and-snow', t('engineering.inside')],
    place && [
      'earthquake',
      t(`engineering.earthquake-${place.earthquake?.advice ?? 'none'}`, {
        source: unbrokenName(place.earthquake?.source ?? ''),
      }),
    ],
  ];
}

function massRows({ emptyMassT, content, loads }: EngineeringData, { t, number }: EngineeringSpeaker) {
  const tonnes = (value: number) => `${number(value, 1)} t`;
  return [
    { label: t('engineering.empty'), value: tonnes(emptyMassT) },
    {
      label: t(`engineering.filled-${content.from}`, { density: number(content.densityKgM3) }),
      value: tonnes(loads.filledMassT),
    },
    {
      label: t('engineering.filled-loads', { density: number(content.forLoadsKgM3) }),
      value: tonnes(loads.foundationMassT),
    },
  ];
}

const windRows = ({ basis, loads }: EngineeringData, { number }: EngineeringSpeaker): Row[] => [
  ['wind-basis', `${number(basis.windMs)} m/s, ${number(basis.snowKnM2)} kN/m²`],
  ['pressure', `${figures(number, loads.peakPressureKnM2)} kN/m²`],
  ['shear', `${figures(number, loads.windForceKn)} kN`],
  ['moment', `${figures(number, loads.overturningMomentKnm)} kNm`],
];

/** "4 legs on a circle of Ø 2.94 m" */
export const supportWords = (
  { support }: Pick<EngineeringData, 'support'>,
  { t, metres }: Pick<EngineeringSpeaker, 't' | 'metres'>,
): string =>
  t(`engineering.layout-${support.kind}`, {
    count: support.count,
    ...(support.kind === 'frame'
      ? { spacing: metres(support.spacingM * 1000) }
      : { circle: metres(support.circleM * 1000) }),
  });

function supportRows(
  { support, loads, basis, footprint }: EngineeringData,
  speaker: EngineeringSpeaker,
): Row[] {
  const { t, number } = speaker;
  const kn = (value: number) => `${figures(number, value)} kN`;
  const { staticPerSupportKn, compressionPerSupportKn, floorPressureKnM2, slab, ballastT } = loads;
  const windy = basis.from !== 'inside';
  return [
    ['layout', supportWords({ support }, speaker)],
    staticPerSupportKn !== undefined && ['static', kn(staticPerSupportKn)],
    windy && [
      support.kind === 'slab' ? 'wind-anchor' : 'wind-support',
      `±\u00a0${kn(loads.windPerSupportKn)}`,
    ],
    windy && compressionPerSupportKn !== undefined && ['compression', kn(compressionPerSupportKn)],
    windy &&
      loads.upliftDesignPerSupportKn > 0 && [
        'uplift',
        `${figures(number, Math.max(0, loads.upliftPerSupportKn))}\u00a0/\u00a0${kn(loads.upliftDesignPerSupportKn)}`,
      ],
    floorPressureKnM2 !== undefined && ['floor', `${figures(number, floorPressureKnM2)} kN/m²`],
    ballastT === undefined
      ? (loads.stabilityUnanchored ?? 1) < 1 && ['anchors', t('engineering.anchors-needed')]
      : ballastT > 0 && ['ballast', `${number(ballastT, 1)} t`],
    slab && [
      'slab',
      t('engineering.slab-value', {
        side: number(slab.sideM, 1),
        thickness: number(slab.thicknessM, 2),
        pressure: figures(number, slab.soilPressureKnM2),
      }),
    ],
    footprint?.bund && [
      'bund',
      t('engineering.bund-value', {
        diameter: speaker.metres(footprint.bund.diameterMm),
        height: speaker.metres(footprint.bund.heightMm),
      }),
    ],
  ];
}

function liftingRows({ lifting }: EngineeringData, { t, number, metres }: EngineeringSpeaker): Row[] {
  const { crane, layingDownM } = lifting;
  const [width, length] = crane.standM.map((each) => number(each, 1));
  return [
    [
      'lift',
      t('engineering.lift-value', { lift: number(lifting.liftT, 1), radius: number(lifting.radiusM) }),
    ],
    ['hook', `${metres(lifting.hookHeightM * 1000)} m`],
    [
      'crane',
      t(crane.name === 'loader crane' ? 'engineering.crane.loader' : 'engineering.crane.mobile', {
        class: crane.name,
        width: width ?? '',
        length: length ?? '',
      }),
    ],
    ['laying-down', `${number(layingDownM[0], 1)} × ${number(layingDownM[1], 1)} m`],
  ];
}

function accessRows({ access, highestPointMm }: EngineeringData, speaker: EngineeringSpeaker): Row[] {
  const { t, number } = speaker;
  const [width, length] = access.truckStandM;
  return [
    [
      'road',
      t('engineering.road-value', {
        width: number(access.roadWidthM, 1),
        bend: number(access.bendWidthM, 1),
        height: number(access.clearHeightM, 1),
        axle: number(access.axleLoadT, 1),
      }),
    ],
    ['truck-stand', `${number(width, 1)} × ${number(length, 1)} m`],
    [
      'beside',
      t('engineering.beside-value', {
        wall: number(access.besideM, 1),
        ladder: number(access.besideLadderM, 1),
      }),
    ],
    ['highest', `${speaker.metres(highestPointMm)} m`],
  ];
}
