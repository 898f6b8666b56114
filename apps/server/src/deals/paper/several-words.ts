import { bcp47, type LocaleName } from '@silowright/domain/locale';
import type { Speaker } from '../../platform/texts.ts';
import { positionsInTotal, unitsOf } from './positions.ts';
import type { Quotation, QuotedPosition, UnitQuotation } from './quotation.ts';
import { priceIn } from './quotation-rows.ts';

/** Sentences and short words about a quotation of several positions (PJ-05). */

export const listIn = (
  locale: LocaleName,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(bcp47(locale), { type }).format(items);

/** Positions that are bought or may still be chosen. */
export const openPositions = (quotation: Quotation): readonly QuotedPosition[] =>
  quotation.decided ? positionsInTotal(quotation) : quotation.positions;

/** The units of these positions. */
export const openUnits = (quotation: Quotation): readonly UnitQuotation[] => {
  const open = openPositions(quotation);
  return unitsOf(quotation).filter((_, at) => open.includes(quotation.positions[at]!));
};

/** "3 positions, 4 units"; how many units there will be is not known before a choice. */
export function severalShort({ t }: Pick<Speaker, 't'>, quotation: Quotation): string {
  const open = openPositions(quotation);
  const counted = positionsInTotal(quotation);
  const units = counted.reduce((sum, { amountOfUnits }) => sum + amountOfUnits, 0);
  const positions = t('project.positions', { count: open.length });
  return open.length === counted.length ? `${positions}, ${t('project.units', { count: units })}` : positions;
}

export function severalTitle(speaker: Pick<Speaker, 't'>, quotation: Quotation): string {
  const positions = severalShort(speaker, quotation);
  const place = placeOf(quotation);
  return place ? speaker.t('quotation.positions-place', { positions, place }) : positions;
}

/** The town without its region. */
const placeOf = ({ positions }: Quotation): string | undefined =>
  positions[0]?.request.placeName?.split(',')[0];

/** More would be no sentence any more. */
const maxNamed = 5;

/** "2 × classic silo with 30 m³ or 2 × classic silo with 36 m³, and 1 × tank with 25 m³, for Cloppenburg". */
export function severalSentence(speaker: Speaker, quotation: Quotation): string {
  const { t } = speaker;
  const { locale } = quotation;
  const open = openPositions(quotation);
  const groups = Map.groupBy(open, ({ id, role }) =>
    role.kind === 'alternative' ? `group ${role.group}` : `position ${id}`,
  );
  const named = [...groups.values()].map((group) =>
    listIn(
      locale,
      group.map((position) => inList(speaker, position, quotation.decided ?? false)),
      'disjunction',
    ),
  );
  const more = named.length > maxNamed ? named.length - maxNamed + 1 : 0;
  const shown = more > 0 ? named.slice(0, maxNamed - 1) : named;
  const list = listIn(locale, [
    ...shown,
    ...(more > 0 ? [t('quotation.more-positions', { count: more })] : []),
  ]);
  const place = placeOf(quotation);
  return place ? t('quotation.positions-sentence-place', { list, place }) : list;
}

function inList(speaker: Speaker, position: QuotedPosition, isDecided: boolean): string {
  const { unit, amountOfUnits, role } = position;
  const words = speaker.t('quotation.unit-in-list', {
    count: amountOfUnits,
    type: unit.typeName.label,
    volume: speaker.volumeNumber(unit.volumeM3),
  });
  return role.kind === 'optional' && !isDecided
    ? speaker.t('quotation.optional-in-list', { unit: words })
    : words;
}

/** "Classic silo, 30 m³" */
export const nameOfUnit = ({ volume }: Pick<Speaker, 'volume'>, { unit }: Pick<QuotedPosition, 'unit'>) =>
  `${unit.typeName.label}, ${volume(unit.volumeM3).replace(' ', '\u00a0')}`;

/** What is chosen, and what still can be; undefined if it is included. */
export function roleWords(speaker: Pick<Speaker, 't'>, quotation: Quotation, position: QuotedPosition) {
  const { role } = position;
  if (role.kind === 'included') return undefined;
  if (positionsInTotal(quotation).includes(position)) return speaker.t('quotation.choice.chosen');
  if (quotation.decided) return speaker.t('quotation.choice.not-chosen');
  if (role.kind === 'optional') return speaker.t('quotation.choice.optional');
  const group = quotation.positions.filter(
    (each) => each.role.kind === 'alternative' && each.role.group === role.group,
  );
  const numbers = listIn(
    quotation.locale,
    group.map(({ number }) => number),
    'disjunction',
  );
  return speaker.t('quotation.choice.alternative', { numbers });
}

const maxOptionsNamed = 3;

/** Ø 2.80 × 7.92 m, on one line. */
export const sizeOf = ({ metres }: Pick<Speaker, 'metres'>, { unit }: Pick<QuotedPosition, 'unit'>): string =>
  `Ø\u00a0${metres(unit.diameterMm)}\u00a0×\u00a0${metres(unit.totalHeightMm)}\u00a0m`;

/** What tells two positions of the same type from each other; empty if no option is paid. */
export const dearestOptions = ({ lines }: Pick<QuotedPosition, 'lines'>): string =>
  lines
    .filter(({ priceCents }) => priceCents > 0)
    .toSorted((one, other) => other.priceCents - one.priceCents)
    .slice(0, maxOptionsNamed)
    .map(({ choice, custom }) => (custom === undefined ? choice.label : `${choice.label} ${custom}`))
    .join(', ');

/** What goes with the sale of several units only: heading and saving of the load (PJ-03). */
export function loadHeading({ t }: Pick<Speaker, 't'>, { transport }: Quotation): string {
  const { trucks = 0, aloneTrucks = trucks } = transport ?? {};
  const words = t('project.trucks', { count: trucks });
  return aloneTrucks > trucks ? t('quotation.load.instead', { trucks: words, alone: aloneTrucks }) : words;
}

/** Undefined if nothing is saved, or if staff have confirmed another amount. */
export function savedWords(speaker: Speaker, quotation: Quotation) {
  const { transport, transportConfirmed } = quotation;
  const saved = (transport?.aloneCents ?? 0) - (transport?.cents ?? 0);
  if (!transport?.aloneCents || saved <= 0 || transportConfirmed) return undefined;
  const price = priceIn(speaker, quotation);
  return speaker.t('quotation.load.saved', { amount: price(saved), alone: price(transport.aloneCents) });
}

/** Of the position with this number. */
export const unitAt = (quotation: Quotation, number: string): UnitQuotation | undefined =>
  unitsOf(quotation)[quotation.positions.findIndex((each) => each.number === number)];

/** The picture of all units in words. */
export const pictureAlt = (speaker: Pick<Speaker, 't' | 'volume'>, quotation: Quotation): string =>
  speaker.t('project.picture', {
    list: listIn(
      quotation.locale,
      openPositions(quotation).map(
        (each) => `${each.number}: ${each.amountOfUnits} × ${nameOfUnit(speaker, each)}`,
      ),
    ),
  });
