import type { ChangeSide, RevisionChange } from '@silowright/contract/revisions';
import type { AddedLine, FrozenText, UnitContent } from '../paper/quotation.ts';

type Part = RevisionChange['part'];

const wordOf = ({ key, label }: FrozenText) => ({ key, text: label });

/** What differs between a quotation and its revision, in the order of the paper. */
export function changesOf(before: UnitContent, after: UnitContent): RevisionChange[] {
  return [
    ...change('amount', { count: before.amountOfUnits }, { count: after.amountOfUnits }),
    ...optionChanges(before, after),
    ...addedChanges('extra', before, after),
    ...addedChanges('discount', before, after),
    ...change('transport', transportOf(before), transportOf(after)),
  ];
}

const change = (part: Part, before: ChangeSide | null, after: ChangeSide | null): RevisionChange[] =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : [{ part, before, after }];

function optionChanges(before: UnitContent, after: UnitContent): RevisionChange[] {
  const keys = new Set([...before.lines, ...after.lines].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const group = [...before.lines, ...after.lines].find((line) => line.key === key)?.group;
    return change('option', choicesOf(before, key), choicesOf(after, key)).map((each) => ({
      ...each,
      ...(group && { group: wordOf(group) }),
    }));
  });
}

function choicesOf({ lines }: UnitContent, key: string): ChangeSide | null {
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
function addedChanges(kind: AddedLine['kind'], before: UnitContent, after: UnitContent): RevisionChange[] {
  const sidesOf = ({ addedLines = [] }: UnitContent): ChangeSide[] =>
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

const transportOf = ({ transport, transportConfirmed }: UnitContent): ChangeSide | null =>
  transport && { in_cents: transport.cents, confirmed: transportConfirmed ?? false };
