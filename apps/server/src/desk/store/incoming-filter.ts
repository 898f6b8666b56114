import { firstState, stageOf, stateBy } from '@silowright/domain/deal/states';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { IncomingTable, OutboxTable, Tables } from '../../platform/db/tables.ts';
import { parents } from './staff-mails.ts';

export type IncomingList = IncomingTable['list'];
export type IncomingSort =
  | 'created_at'
  | 'sort_number'
  | 'sort_name'
  | 'total_cents'
  | 'valid_until'
  | 'starts_at';
export type MailFilter = 'trouble' | 'waiting' | 'sent';

/** What a list contains. Absent: everything. */
export interface IncomingFilter {
  readonly list: IncomingList;
  readonly search?: string | undefined;
  /** `expired` and `expiring` are open offers, by their date. */
  readonly state?: IncomingTable['state'] | OverState | 'expiring' | undefined;
  readonly handled?: boolean | undefined;
  readonly market?: string | undefined;
  readonly country?: string | undefined;
  /** Empty: without one, as for the person. */
  readonly dealer?: string | undefined;
  readonly person?: string | undefined;
  readonly mail?: MailFilter | undefined;
  /** Times of arrival, of meetings their beginning: from, and before. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Only what comes back before then. */
  readonly dueMs?: number | undefined;
  readonly minCents?: number | undefined;
  readonly maxCents?: number | undefined;
  /** Only what arrived until then. */
  readonly untilMs?: number | undefined;
  /** Only what arrived after then. */
  readonly sinceMs?: number | undefined;
  /** False: only what has neither a follow-up nor an end to come. */
  readonly hasNext?: false | undefined;
  readonly nowMs: number;
}

/** Position of a row in its list. */
export interface IncomingPlace {
  readonly value: number | string;
  readonly id: string;
}

const weekMs = 7 * 86_400_000;

export type Row = ExpressionBuilder<Tables, 'incoming'>;
type Column = 'state' | 'market' | 'country' | 'dealer_id' | 'assigned_to' | 'handled';
type Ranged = 'created_at' | 'total_cents' | 'valid_until' | 'starts_at' | 'follow_up_at';

export interface Equality {
  readonly column: Column;
  readonly value: string | number;
}
export interface Range {
  readonly column: Ranged;
  readonly operator: '>=' | '<' | '<=' | '>';
  readonly value: number;
}

/** The kind of the items of a list. */
export const kindOf = (list: IncomingList): IncomingTable['kind'] =>
  list === 'requests' ? 'quotations' : list;

type AskedState = IncomingFilter['state'];
type OverState = ReturnType<typeof stateBy<'expire'>>;
export const isOver = (state: AskedState): state is OverState => state === stateBy('expire');
export const isUndecided = (state: AskedState): boolean =>
  state === 'expiring' || (state !== undefined && stageOf(state) === 'open');

/** The rarest usually first: the first one leads the walk. */
export function equalitiesOf(filter: IncomingFilter): Equality[] {
  const state = isOver(filter.state) || isUndecided(filter.state) ? firstState : filter.state;
  const all: [Column, string | number | undefined][] = [
    ['dealer_id', filter.dealer],
    ['assigned_to', filter.person || undefined],
    ['state', state],
    ['country', filter.country],
    ['market', filter.market],
    ['handled', filter.handled === undefined ? undefined : Number(filter.handled)],
    ['assigned_to', filter.person === '' ? '' : undefined],
  ];
  return all.flatMap(([column, value]) => (value === undefined ? [] : [{ column, value }]));
}

export function rangesOf(filter: IncomingFilter): Range[] {
  const { state, nowMs } = filter;
  const day = filter.list === 'meetings' ? 'starts_at' : 'created_at';
  const all: [Ranged, Range['operator'], number | undefined][] = [
    [day, '>=', filter.fromMs],
    [day, '<', filter.toMs],
    ['created_at', '<=', filter.untilMs],
    ['created_at', '>', filter.sinceMs],
    ['follow_up_at', '<', filter.dueMs],
    ['total_cents', '>=', filter.minCents],
    ['total_cents', '<=', filter.maxCents],
    ['valid_until', '<', isOver(state) ? nowMs : undefined],
    ['valid_until', '>=', isUndecided(state) ? nowMs : undefined],
    ['valid_until', '<', state === 'expiring' ? nowMs + weekMs : undefined],
  ];
  return all.flatMap(([column, operator, value]) =>
    value === undefined ? [] : [{ column, operator, value }],
  );
}

/** As an expression, which both engines test on the row instead of looking for an index. */
export const tested = (column: string, table = 'incoming') =>
  sql`coalesce(${sql.ref(`${table}.${column}`)}, null)`;

export const mailStates = {
  trouble: ['dead', 'held'],
  waiting: ['waiting', 'sending'],
  sent: ['sent'],
} as const satisfies Record<MailFilter, readonly OutboxTable['state'][]>;

/** Sent: some mail was sent, and none is waiting or in trouble. */
export function hasMail(row: Row, { list, mail = 'sent' }: IncomingFilter): Expression<SqlBool> {
  const some = (states: readonly OutboxTable['state'][]) =>
    row.exists(
      row
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef(`outbox.${parents[kindOf(list)]}`, '=', 'incoming.id')
        .where('outbox.state', 'in', states),
    );
  return mail === 'sent'
    ? row.and([some(mailStates.sent), row.not(some([...mailStates.waiting, ...mailStates.trouble]))])
    : some(mailStates[mail]);
}
