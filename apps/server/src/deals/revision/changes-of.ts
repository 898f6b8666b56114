import type { ChangeSide, RevisionChange } from '@silowright/contract/revisions';
import { goodsCents } from '@silowright/domain/pricing/priced-configuration';
import type { AddedLine, FrozenText, PricedContent, QuotedPosition } from '../paper/quotation.ts';

type Part = RevisionChange['part'];

const wordOf = ({ key, label }: FrozenText) => ({ key, text: label });

/** What differs between a quotation and its revision, in the order of the paper. */
export function changesOf(before: PricedContent, after: PricedContent): RevisionChange[] {
  const isOfSeveral = before.positions.length > 1;
  return [
    ...before.positions.flatMap((position) => {
      const becomes = after.positions.find(({ id }) => id === position.id);
      const changes = becomes
        ? positionChanges([before, position], [after, becomes])
        : change('position', wholeOf(position), null);
      return isOfSeveral ? changes.map((each) => ({ ...each, position: position.number })) : changes;
    }),
    ...addedChanges('extra', before, after),
    ...addedChanges('discount', before, after),
    ...change('transport', transportOf(before), transportOf(after)),
  ];
}

type Placed = readonly [PricedContent, QuotedPosition];

const positionChanges = (before: Placed, after: Placed): RevisionChange[] => [
  ...change('size', sizeOf(before[1]), sizeOf(after[1])),
  ...change('amount', { count: before[1].amountOfUnits }, { count: after[1].amountOfUnits }),
  ...optionChanges(before[1], after[1]),
  ...change('role', placeOf(before), placeOf(after)),
];

const sizeOf = ({ unit, unitPriceCents }: QuotedPosition): ChangeSide => ({
  unit: wordOf(unit.typeName),
  volume_m3: unit.volumeM3,
  in_cents: unitPriceCents,
});

const wholeOf = (position: QuotedPosition): ChangeSide => ({
  ...sizeOf(position),
  count: position.amountOfUnits,
  in_cents: goodsCents(position),
});

/** Whether it is in the price, and if the customer chooses, whether it is chosen. */
const placeOf = ([{ chosen = [] }, { id, role }]: Placed): ChangeSide => ({
  role: role.kind,
  ...(role.kind !== 'included' && { chosen: chosen.includes(id) }),
});

const change = (part: Part, before: ChangeSide | null, after: ChangeSide | null): RevisionChange[] =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : [{ part, before, after }];

function optionChanges(before: QuotedPosition, after: QuotedPosition): RevisionChange[] {
  const keys = new Set([...before.lines, ...after.lines].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const group = [...before.lines, ...after.lines].find((line) => line.key === key)?.group;
    return change('option', choicesOf(before, key), choicesOf(after, key)).map((each) => ({
      ...each,
      ...(group && { group: wordOf(group) }),
    }));
  });
}

function choicesOf({ lines }: QuotedPosition, key: string): ChangeSide | null {
  const own = lines.filter((line) => line.key === key);
  if (own.length === 0) return null;
  return {
    choices: own.map(({ choice, custom }) => ({
      choice: wordOf(choice),
      ...(custom !== undefined && { custom }),
    })),
    in_cents: own.reduce((sum, { priceCents }) => sum + priceCents, 0),
  };
}

/** A discount replaces the one before; extra lines come and go one by one. */
function addedChanges(
  kind: AddedLine['kind'],
  before: PricedContent,
  after: PricedContent,
): RevisionChange[] {
  const sidesOf = ({ addedLines = [] }: PricedContent): ChangeSide[] =>
    addedLines.filter((line) => line.kind === kind).map(({ text, cents }) => ({ text, in_cents: cents }));
  const [were, are] = [sidesOf(before), sidesOf(after)];
  if (kind === 'discount') return change(kind, were[0] ?? null, are[0] ?? null);
  return [
    ...without(were, are).map((side) => ({ part: kind, before: side, after: null })),
    ...without(are, were).map((side) => ({ part: kind, before: null, after: side })),
  ];
}

/** The sides of the first that the second lacks; of two equal lines one may be gone. */
function without(sides: readonly ChangeSide[], others: readonly ChangeSide[]): ChangeSide[] {
  const left = others.map((side) => JSON.stringify(side));
  return sides.filter((side) => {
    const at = left.indexOf(JSON.stringify(side));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const transportOf = ({ transport, transportConfirmed }: PricedContent): ChangeSide | null =>
  transport && { in_cents: transport.cents, confirmed: transportConfirmed ?? false };
