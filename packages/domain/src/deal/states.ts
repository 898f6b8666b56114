import { type Outcome, ok, refuse } from '../outcome.ts';

/** Who acts. A visitor has the secret of the browser, a customer the link in the mail, a reader a link to look at. */
export const actors = ['visitor', 'customer', 'reader', 'dealer', 'staff', 'machine'] as const;
export type Actor = (typeof actors)[number];

/** `open`: the customer can still decide. `won`: ordered. `closed`: nothing more will come of it. */
export type Stage = 'open' | 'won' | 'closed';

/** What a quotation is for a buyer. The only list of states: everything else asks this file. */
export const dealStates = {
  open: 'open',
  /** The customer wants the order, and something has to be checked before. */
  asked: 'open',
  checked: 'open',
  signed: 'won',
  'won-on-paper': 'won',
  confirmed: 'won',
  'in-production': 'won',
  shipped: 'won',
  delivered: 'won',
  declined: 'closed',
  lost: 'closed',
  withdrawn: 'closed',
  expired: 'closed',
  superseded: 'closed',
  voided: 'closed',
} as const satisfies Record<string, Stage>;
export type DealState = keyof typeof dealStates;

/** What is used so far, in the order of lists. The others come with their screens. */
export const usedStates = [
  'open',
  'expired',
  'signed',
  'declined',
  'withdrawn',
  'superseded',
  'voided',
] as const satisfies readonly DealState[];
/** What is stored; what comes of a date is derived by `stateAt`. */
export type StoredState = Exclude<(typeof usedStates)[number], 'expired'>;

/** Of a new quotation. */
export const firstState = 'open' satisfies StoredState;

export const dealEvents = [
  'ask',
  'check',
  'sign',
  'win-on-paper',
  'decline',
  'lose',
  'withdraw',
  'extend',
  'expire',
  'supersede',
  'void',
  'confirm',
  'produce',
  'ship',
  'deliver',
] as const;
export type DealEvent = (typeof dealEvents)[number];

interface Transition {
  readonly on: DealEvent;
  readonly from: readonly DealState[];
  /** Absent: stays as it is. */
  readonly to?: DealState;
  readonly by: readonly Actor[];
  /** Open checks, such as wind above the design, decide between asking for the order and signing it (AF-01). */
  readonly checks?: 'open' | 'none';
}

const undecided = ['open', 'asked', 'checked'] as const;

/** Each state has at most one row for an event. */
const rows = [
  { on: 'ask', from: ['open'], to: 'asked', by: ['customer'], checks: 'open' },
  { on: 'check', from: ['asked'], to: 'checked', by: ['staff'] },
  { on: 'sign', from: ['open'], to: 'signed', by: ['customer'], checks: 'none' },
  { on: 'sign', from: ['checked'], to: 'signed', by: ['customer'] },
  { on: 'win-on-paper', from: undecided, to: 'won-on-paper', by: ['staff'] },
  { on: 'decline', from: undecided, to: 'declined', by: ['customer'] },
  { on: 'lose', from: [...undecided, 'expired'], to: 'lost', by: ['dealer', 'staff'] },
  { on: 'withdraw', from: [...undecided, 'expired'], to: 'withdrawn', by: ['staff'] },
  { on: 'extend', from: undecided, by: ['customer', 'dealer', 'staff'] },
  { on: 'extend', from: ['expired'], to: 'open', by: ['staff'] },
  { on: 'expire', from: undecided, to: 'expired', by: ['machine'] },
  // A machine closes the alternatives of a quotation that was signed (CU-02).
  {
    on: 'supersede',
    from: [...undecided, 'expired'],
    to: 'superseded',
    by: ['visitor', 'dealer', 'staff', 'machine'],
  },
  { on: 'void', from: ['signed', 'won-on-paper'], to: 'voided', by: ['staff'] },
  { on: 'confirm', from: ['signed', 'won-on-paper'], to: 'confirmed', by: ['staff', 'machine'] },
  { on: 'produce', from: ['confirmed'], to: 'in-production', by: ['staff', 'machine'] },
  { on: 'ship', from: ['in-production'], to: 'shipped', by: ['staff', 'machine'] },
  { on: 'deliver', from: ['shipped'], to: 'delivered', by: ['staff', 'machine'] },
] as const satisfies readonly Transition[];
const transitions: readonly Transition[] = rows;

export interface StateOfDeal {
  readonly state: DealState;
  readonly hasOpenChecks: boolean;
}

/** Why an event does not happen: not in this state, not while checks are (not) open, or not by this actor. */
export type Refusal = 'wrong-state' | 'checks-open' | 'no-checks' | 'not-allowed';

/** The state after an event. */
export function stateAfter(
  { state, hasOpenChecks }: StateOfDeal,
  event: DealEvent,
  actor: Actor,
): Outcome<DealState, Refusal> {
  const row = transitions.find(({ on, from }) => on === event && from.includes(state));
  if (!row) return refuse('wrong-state');
  if (!row.by.includes(actor)) return refuse('not-allowed');
  if (row.checks === 'none' && hasOpenChecks) return refuse('checks-open');
  if (row.checks === 'open' && !hasOpenChecks) return refuse('no-checks');
  return ok(row.to ?? state);
}

/** What an actor can do now, in the order of the list of events. */
export const eventsFor = (deal: StateOfDeal, actor: Actor): DealEvent[] =>
  dealEvents.filter((event) => stateAfter(deal, event, actor).ok);

type EndOf<Event extends DealEvent> = Extract<(typeof rows)[number], { on: Event; to: DealState }>['to'];

/** The state that an event leads to. */
export const stateBy = <Event extends DealEvent>(event: Event): EndOf<Event> =>
  transitions.find(({ on, to }) => on === event && to)?.to as EndOf<Event>;

const isStored = (state: DealState): state is StoredState =>
  state !== 'expired' && usedStates.some((used) => used === state);

/** For queries: the stored states from which an event leads on. */
export const statesBefore = (event: DealEvent): StoredState[] =>
  transitions.flatMap(({ on, from }) => (on === event ? from.filter(isStored) : []));

/** For queries: the stored states of a stage. */
export const statesIn = (stage: Stage): StoredState[] =>
  usedStates.filter(isStored).filter((state) => stageOf(state) === stage);

/** Of an item that is no quotation, such as a meeting, there is none. */
export function stageOf(state: DealState): Stage;
export function stageOf(state: string): Stage | undefined;
export function stageOf(state: string): Stage | undefined {
  return isDealState(state) ? dealStates[state] : undefined;
}

export const isDealState = (state: string): state is DealState => Object.hasOwn(dealStates, state);

/** What is stored expires by its date. Nothing else decides that. */
export const stateAt = <State extends string>(
  { state, valid_until }: { readonly state: State; readonly valid_until: number },
  nowMs: number,
): State | 'expired' =>
  valid_until < nowMs && statesBefore('expire').some((each) => each === state) ? stateBy('expire') : state;
