import { problemsOfOrder } from '@silowright/domain/deal/check-deal';
import { type Choosable, choose, type PositionRole, unchoose } from '@silowright/domain/deal/deal';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { readKept } from '@silowright/ui/kept/kept-json.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SigningProps, signingCall } from './signing-calls.ts';

type Signing = CallOutput<'read-signing'>;
export type QuotedPosition = Signing['positions'][number];
export type PricedChoice = NonNullable<Signing['choice']>;

/** What the buyer has chosen, and what it costs. */
export interface Choice {
  readonly chosen: readonly string[];
  readonly isChosen: (position: QuotedPosition) => boolean;
  /** Takes an alternative, or adds or leaves out an optional position. */
  readonly take: (id: string) => void;
  /** The server's amounts for exactly this choice; undefined while they are on their way, or failed. */
  readonly priced: { readonly money: PricedChoice; readonly sheet: Signing['sheet'] } | undefined;
  readonly hasFailed: boolean;
  readonly again: () => void;
  /** Why it cannot be signed: the alternatives of which none is chosen, or nothing at all. */
  readonly missing: readonly (readonly QuotedPosition[])[] | 'nothing' | undefined;
}

const storage = safeStorage();
const isIds = (kept: unknown): boolean => Array.isArray(kept) && kept.every((id) => typeof id === 'string');

const roleOf = ({ role, group = '' }: QuotedPosition): PositionRole =>
  role === 'alternative' ? { kind: role, group } : { kind: role };

/** Alternatives beside a position. */
export const groupOf = (
  positions: readonly QuotedPosition[],
  { group }: QuotedPosition,
): readonly QuotedPosition[] => positions.filter((each) => group !== undefined && each.group === group);

/** Kept for this tab, so that a reload loses nothing; the server hears of it with the signature (PJ-04). */
export function useChoice({ signing, configurationId, token }: SigningProps): Choice {
  const { positions, quotation_number: number, sheet, choice } = signing;
  const name = `silowright-choice-${number}`;
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const kept = readKept<string[]>(storage.getItem(name), isIds);
    const known = kept?.filter((id) => positions.some((each) => each.id === id && each.role !== 'included'));
    return known ?? choice?.chosen ?? [];
  });
  const deal: Choosable = {
    positions: positions.map((each) => ({ id: each.id, role: roleOf(each) })),
    chosen,
  };
  const inOrder = positions.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
  const isQuoted = choice !== null && inOrder.join() === choice.chosen.join();
  const answer = useQuery(
    {
      queryKey: ['price-choice', configurationId, token, number, inOrder],
      queryFn: () =>
        signingCall(
          'price-choice',
          { params: { configurationId }, body: { quotation_number: number, chosen: inOrder } },
          token,
        ),
      enabled: choice !== null && !isQuoted,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const priced = isQuoted ? { choice, sheet } : answer.data;
  return {
    chosen: inOrder,
    isChosen: ({ id, role }) => role === 'included' || chosen.includes(id),
    take: (id) => {
      const isOut = deal.positions.find((each) => each.id === id)?.role.kind === 'optional';
      const next = (isOut && chosen.includes(id) ? unchoose(deal, id) : choose(deal, id)).chosen;
      storage.setItem(name, JSON.stringify(next));
      setChosen(next);
    },
    priced: priced && { money: priced.choice, sheet: priced.sheet },
    hasFailed: !isQuoted && answer.isError,
    again: () => void answer.refetch(),
    missing: choice === null ? undefined : missingIn(deal, positions),
  };
}

function missingIn(deal: Choosable, positions: readonly QuotedPosition[]): Choice['missing'] {
  const problems = problemsOfOrder(deal);
  if (problems.some(({ code }) => code === 'nothing-chosen')) return 'nothing';
  const groups = problems.flatMap(({ of }) => positions.filter(({ id }) => id === of));
  return groups.length > 0 ? groups.map((first) => groupOf(positions, first)) : undefined;
}
