import type { RevisionDraft } from '@silowright/contract/revisions';
import type { AddedLine, PricedContent, QuotedPosition, StaffMark } from '../paper/quotation.ts';

/**
 * Each changed part with who changed it and why; parts that an earlier revision changed keep their mark. Parts of one of
 * several positions begin with its id.
 */
export function marksOf(
  base: PricedContent,
  content: PricedContent,
  draft: RevisionDraft,
  by: string,
): Record<string, StaffMark> {
  const why = draft.why.trim();
  const added = ({ addedLines = [] }: PricedContent, kind: AddedLine['kind']) =>
    JSON.stringify(addedLines.filter((line) => line.kind === kind));
  const transportOf = ({ transportConfirmed, transport }: PricedContent) =>
    transportConfirmed ? transport?.cents : undefined;
  const isOfSeveral = base.positions.length > 1;
  const changed = [
    ...content.positions.flatMap((position) => {
      const before = base.positions.find(({ id }) => id === position.id);
      const paths = before ? changedIn(before, position) : [];
      return isOfSeveral ? paths.map((path) => `${position.id}.${path}`) : paths;
    }),
    ...(['discount', 'extra'] as const).filter((kind) => added(base, kind) !== added(content, kind)),
    ...(transportOf(base) === transportOf(content) ? [] : ['transport']),
  ];
  const whyOf = (path: string): string =>
    path === 'discount' && draft.discount ? draft.discount.reason.trim() : why;
  return {
    ...base.revised?.changed,
    ...Object.fromEntries(changed.map((path) => [path, { by, why: whyOf(path) }])),
  };
}

function changedIn(before: QuotedPosition, after: QuotedPosition): string[] {
  const lineOf = ({ lines }: QuotedPosition, key: string) =>
    JSON.stringify(lines.filter((line) => line.key === key).map(({ value, custom }) => [value, custom]));
  const keys = new Set([...before.lines, ...after.lines].map(({ key }) => key));
  return [
    ...(before.unit.uuid === after.unit.uuid ? [] : ['size']),
    ...(before.amountOfUnits === after.amountOfUnits ? [] : ['amount']),
    ...[...keys].filter((key) => lineOf(before, key) !== lineOf(after, key)),
    ...(before.role.kind === after.role.kind ? [] : ['role']),
  ];
}
