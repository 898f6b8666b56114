import {
  decisiveKinds,
  drawnInRow,
  groupPlan,
  needsOfRow,
  type PlannedKind,
  rowOfKinds,
  sitePlan,
} from '@silowright/domain/engineering/row-plan';
import { plannedUnit, spanMm } from '@silowright/domain/engineering/site-plan';
import { engineeringGroups } from '@silowright/texts/engineering-rows';
import { exceededNotes } from '@silowright/texts/exceeded-notes';
import { positionsInTotal } from '../positions.ts';
import { printedNumber, type Quotation, type QuotedPosition } from '../quotation.ts';
import type { PriceRow } from '../quotation-rows.ts';
import { listIn, nameOfUnit } from '../several-words.ts';
import { warning } from './engineering-groups.ts';
import { contentWidth, grey, type Paper, page } from './paper.ts';
import { planFigure } from './plan-figure.ts';
import { planWords } from './plan-words.ts';
import { type Column, heightOfRows, priceTable } from './price-page.ts';

type Planned = QuotedPosition & { readonly engineering: NonNullable<QuotedPosition['engineering']> };

const kindOf = ({ number, unit, engineering, amountOfUnits }: Planned): PlannedKind => ({
  unit: plannedUnit(unit.diameterMm, engineering),
  units: amountOfUnits,
  number,
});

/**
 * The positions of one ground plan. While nothing is chosen, room is kept for what may be: optional ones, and of
 * alternatives the one that takes the most. Earlier quotations have no engineering data.
 */
export function plannedTogether(quotation: Quotation): readonly Planned[] {
  const known = (list: readonly QuotedPosition[]) =>
    list.filter((each): each is Planned => each.engineering !== undefined);
  if (quotation.decided) return known(positionsInTotal(quotation));
  const all = known(quotation.positions);
  const widest = new Set(
    [...alternativesOf(all).values()].map(
      (group) => group.toSorted((one, other) => roomOf(other) - roomOf(one))[0],
    ),
  );
  return all.filter((each) => each.role.kind !== 'alternative' || widest.has(each));
}

const roomOf = (position: Planned): number =>
  position.amountOfUnits * spanMm(plannedUnit(position.unit.diameterMm, position.engineering));

const alternativesOf = (list: readonly Planned[]): Map<string, Planned[]> =>
  Map.groupBy(
    list.filter(({ role }) => role.kind === 'alternative'),
    ({ role }) => (role.kind === 'alternative' ? role.group : ''),
  );

const noteStyle = { size: 8, colour: grey } as const;
const padding = 3.4;

/** All units of a quotation on one ground plan, with their loads; then truck and crane (PJ-05). */
export function groupPages(paper: Paper, quotation: Quotation, planned: readonly Planned[]): void {
  const kinds = planned.map(kindOf);
  foundation(paper, quotation, planned, kinds);
  space(paper, quotation, planned, kinds);
}

function foundation(
  paper: Paper,
  quotation: Quotation,
  planned: readonly Planned[],
  kinds: readonly PlannedKind[],
): void {
  const { t } = paper;
  paper.addPage();
  const title = `${t('site-sheet.title')} ${printedNumber(quotation)}`;
  let y = paper.write('H1', title, page.left, page.top, contentWidth, { size: 17, bold: true }) + 4;
  const place = planned[0]?.request.placeName;
  if (place) y = paper.write('P', place, page.left, y, contentWidth, { size: 10 }) + 2;
  y = paper.write('P', t('engineering.note'), page.left, y, contentWidth, noteStyle);
  const exceeded = new Set(planned.flatMap(({ engineering }) => exceededNotes(engineering.design, paper)));
  for (const note of exceeded) y = warning(paper, note, y + 6);
  const notes = groupNotes(paper, quotation, planned, kinds);
  const rows = loadRows(paper, planned);
  const below =
    notesHeight(paper, notes) + 46 + Math.min(300, heightOfRows(paper, loadColumns, rows, padding));
  const top = y + 36;
  const height = Math.max(150, Math.min(200, page.bottom - top - below));
  const words = planWords(paper, needsOfRow(kinds));
  const box = { x: page.left, y: top, width: contentWidth, height };
  planFigure(paper, 'site-sheet.group', box, (mmPerPt) => groupPlan(kinds, words, mmPerPt));
  y = writeNotes(paper, notes, top + height + 8);
  y = paper.write('H2', t('site-sheet.loads'), page.left, y + 10, contentWidth, { size: 12, bold: true });
  y = priceTable(paper, loadColumns, rows, y + 4, padding, 0);
  paper.write('P', t('site-sheet.loads-note'), page.left, y + 5, contentWidth, noteStyle);
}

function groupNotes(
  paper: Paper,
  quotation: Quotation,
  planned: readonly Planned[],
  kinds: readonly PlannedKind[],
): string[] {
  const { t, metres } = paper;
  const { locale } = quotation;
  const count = kinds.reduce((sum, { units }) => sum + units, 0);
  const drawn = drawnInRow(kinds);
  const { lengthMm, widthMm } = rowOfKinds(kinds);
  const isOpen = !quotation.decided;
  const groups = alternativesOf(quotation.positions as readonly Planned[]);
  const optional = planned.filter(({ role }) => isOpen && role.kind === 'optional');
  return [
    t('site-sheet.group-size', { length: metres(lengthMm), width: metres(widthMm) }),
    ...(drawn < count ? [t('site-sheet.group-drawn', { drawn, count })] : []),
    ...(isOpen
      ? [...groups.values()].flatMap((group) => {
          const one = group.find((each) => planned.includes(each));
          const numbers = listIn(
            locale,
            group.map(({ number }) => number),
          );
          return one ? [t('site-sheet.alternatives', { numbers, number: one.number })] : [];
        })
      : []),
    ...(optional.length > 0
      ? [
          t('site-sheet.optional', {
            numbers: listIn(
              locale,
              optional.map(({ number }) => number),
            ),
          }),
        ]
      : []),
  ];
}

const notesHeight = (paper: Paper, notes: readonly string[]): number =>
  notes.reduce((sum, note) => sum + paper.heightOf(note, contentWidth, noteStyle) + 1, 0);

function writeNotes(paper: Paper, notes: readonly string[], top: number): number {
  let y = top;
  for (const note of notes) y = paper.write('P', note, page.left, y, contentWidth, noteStyle) + 1;
  return y;
}

const columnsOf = (first: number, second: number, others: number): readonly Column[] => {
  const rest = (contentWidth - first - second) / others;
  return [
    { x: page.left, width: first - 6, align: 'left' },
    { x: page.left + first, width: second - 8, align: 'left' },
    ...Array.from({ length: others }, (_, at): Column => {
      return { x: page.left + first + second + at * rest, width: rest, align: 'right' };
    }),
  ];
};
const loadColumns = columnsOf(40, 120, 6);
const liftColumns = columnsOf(40, 120, 4);

const unitName = (paper: Paper, position: QuotedPosition): string =>
  `${position.amountOfUnits} × ${nameOfUnit(paper, position)}`;

/** The figures a foundation is planned with, one row for each position; a dash where there is none. */
function loadRows(paper: Paper, planned: readonly Planned[]): [PriceRow, ...PriceRow[]] {
  const { t, number } = paper;
  const figure = (value: number | undefined): string =>
    value === undefined ? '–' : number(value, value >= 100 ? 0 : 1);
  return [
    {
      cells: [
        t('quotation.column.number'),
        t('quotation.column.item'),
        ...['slab', 'mass', 'support', 'uplift', 'wind', 'moment'].map((name) =>
          t(`site-sheet.column.${name}`),
        ),
      ],
    },
    ...planned.map((position): PriceRow => {
      const { loads, basis } = position.engineering;
      const { slab } = loads;
      const isWindy = basis.from !== 'inside';
      return {
        cells: [
          position.number,
          unitName(paper, position),
          slab ? `${number(slab.sideM, 1)} × ${number(slab.thicknessM, 2)}`.replaceAll(' ', '\u00a0') : '–',
          figure(loads.foundationMassT),
          figure(loads.compressionPerSupportKn ?? loads.staticPerSupportKn),
          isWindy && loads.upliftDesignPerSupportKn > 0 ? figure(loads.upliftDesignPerSupportKn) : '–',
          isWindy ? figure(loads.windForceKn) : '–',
          isWindy ? figure(loads.overturningMomentKnm) : '–',
        ],
      };
    }),
  ];
}

/** More would leave truck and crane too small to read. */
const maxWithCrane = 10;

function space(
  paper: Paper,
  { locale }: Quotation,
  planned: readonly Planned[],
  kinds: readonly PlannedKind[],
): void {
  const { t } = paper;
  paper.addPage();
  const shown =
    drawnInRow(kinds) > maxWithCrane
      ? decisiveKinds(kinds).map((kind) => ({ ...kind, units: Math.min(kind.units, 2) }))
      : kinds;
  const notes = [
    ...(shown.length < kinds.length
      ? [
          t('site-sheet.group-largest', {
            numbers: listIn(
              locale,
              shown.map(({ number = '' }) => number),
            ),
          }),
        ]
      : []),
    t('site-sheet.arrangement'),
    t('site-sheet.group-reach'),
    t('site-sheet.wires'),
    ...hallNotes(paper, planned),
  ];
  const rows = liftRows(paper, planned);
  const below =
    notesHeight(paper, notes) + 46 + Math.min(260, heightOfRows(paper, liftColumns, rows, padding));
  const top = page.top + 24;
  const height = Math.max(240, Math.min(400, page.bottom - top - below));
  const words = planWords(paper, needsOfRow(kinds));
  const box = { x: page.left, y: top, width: contentWidth, height };
  planFigure(paper, 'site-sheet.site', box, (mmPerPt) => sitePlan(shown, words, mmPerPt));
  let y = writeNotes(paper, notes, top + height + 8);
  const heading = t('engineering.group.lifting');
  y = paper.write('H2', heading, page.left, y + 10, contentWidth, { size: 12, bold: true });
  priceTable(paper, liftColumns, rows, y + 4, padding, 0);
}

/** The crane of the plan stands outside: under a ceiling below its hook a unit is put up in another way. */
function hallNotes(paper: Paper, planned: readonly Planned[]): string[] {
  const notes = planned.flatMap(({ request: { placement, heightLimitMm: ceilingMm }, engineering }) => {
    const hookMm = engineering.lifting.hookHeightM * 1000;
    return placement !== 'inside' || ceilingMm === undefined || ceilingMm >= hookMm
      ? []
      : [paper.t('site-sheet.hall', { ceiling: paper.metres(ceilingMm), hook: paper.metres(hookMm) })];
  });
  return [...new Set(notes)];
}

/** The rows about lifting of each position, beside each other. */
function liftRows(paper: Paper, planned: readonly Planned[]): [PriceRow, ...PriceRow[]] {
  const lists = planned.map(
    ({ engineering }) =>
      engineeringGroups(engineering, paper).find(({ name }) => name === 'lifting')?.rows ?? [],
  );
  return [
    {
      cells: [
        paper.t('quotation.column.number'),
        paper.t('quotation.column.item'),
        ...(lists[0] ?? []).map(({ label }) => label),
      ],
    },
    ...planned.map(
      (position, at): PriceRow => ({
        cells: [position.number, unitName(paper, position), ...lists[at]!.map(({ value }) => value)],
      }),
    ),
  ];
}
