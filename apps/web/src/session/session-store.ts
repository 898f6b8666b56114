import type { StepList } from '@silowright/domain/flow/step-list';
import type { StepId } from '@silowright/domain/flow/steps';
import type { Selection } from '@silowright/domain/pricing/selection';
import { makeSessionId } from '@silowright/domain/session/session-id';
import type { SessionValues } from '@silowright/domain/session/values';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { safeStorage } from './safe-storage.ts';

export type Draft = Readonly<Record<string, string>>;

/** The client state of the specification; everything here survives a reload. */
export interface SessionState {
  readonly values: SessionValues;
  /** The chosen options, keyed segment.group. */
  readonly configuration: Selection;
  /** Per segment.group, in cents: what the choice costs. */
  readonly groupPrices: Readonly<Record<string, number>>;
  readonly step: StepId;
  readonly stepFlow: StepList;
  /** The step at each entry of the browser's history. */
  readonly stepHistory: readonly StepId[];
  /** Back from overview keeps the chosen options; a new unit does not. */
  readonly keepOptions: boolean;
  /** What was typed and not yet sent, by form: nothing typed is lost by Back or a reload. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** What the visitor asked for by pressing the button and is not sent yet (V11). */
  readonly askedOffer?: AskedOffer | undefined;
  /** The offer that was sent, so that a reload does not send it again (FN-01). */
  readonly sentOffer?: SentOffer;
  /** The quotation this configuration is a copy of (D21). */
  readonly reopened?: ReopenedQuotation;
}

export interface ReopenedQuotation {
  readonly quotationNumber: string;
  /** ISO time. */
  readonly quotedAt: string;
  /** What costs something else now; null: was, or is, not part of the price. */
  readonly differences: readonly PriceDifference[];
}

export interface PriceDifference {
  /** "unit", "transport", "total", or "segment.group.value". */
  readonly path: string;
  readonly was: number | null;
  readonly now: number | null;
}

/** Answers and choices as they were when the button was pressed. */
export interface AskedOffer {
  /** The step that sends it. */
  readonly step: StepId;
  readonly values: SessionValues;
  readonly configuration: Selection;
}

export interface SentOffer extends AskedOffer {
  readonly quotationNumber: string;
  readonly mail: 'queued' | 'held';
}

export const newId = (): string => makeSessionId(() => crypto.getRandomValues(new Uint8Array(1))[0]!);

const freshState = (): SessionState => ({
  values: { id: newId() },
  configuration: {},
  groupPrices: {},
  step: 'market',
  stepFlow: [],
  stepHistory: [],
  keepOptions: false,
  drafts: {},
});

/** The id is made once, when the session starts (D17). */
export const useSession = create<SessionState>()(
  persist(freshState, {
    name: 'silowright-session',
    version: 1,
    storage: createJSONStorage(() => safeStorage()),
    // A state of another version cannot be read reliably: the visit starts again.
    migrate: freshState,
  }),
);

export const sessionValues = (): SessionValues => useSession.getState().values;

/** A patch in which `undefined` removes the value. */
export type ValuesPatch = { readonly [Key in keyof SessionValues]?: SessionValues[Key] | undefined };

export function setValues(patch: ValuesPatch): void {
  useSession.setState(({ values }) => ({ values: withoutUndefined({ ...values, ...patch }) }));
}

const chosenUnit = {
  uuid: undefined,
  diameter_height: undefined,
  diameterInMm: undefined,
  heightInMm: undefined,
  preconfiguredUnitType: undefined,
  unitPriceInCents: undefined,
  price: undefined,
  recommendationShown: undefined,
} as const satisfies ValuesPatch;

/** An answer the recommendation rests on: a changed one makes the chosen unit stale. */
export function setRequest(patch: ValuesPatch): void {
  const values = sessionValues();
  const changed = (Object.keys(patch) as (keyof ValuesPatch)[]).some((key) => patch[key] !== values[key]);
  setValues(changed ? { ...chosenUnit, ...patch } : patch);
}

const withoutUndefined = (values: ValuesPatch): SessionValues =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as unknown as SessionValues;

export function setDraft(form: string, draft: Draft): void {
  useSession.setState(({ drafts }) => ({ drafts: { ...drafts, [form]: draft } }));
}

export function clearDraft(form: string): void {
  useSession.setState(({ drafts }) => ({
    drafts: Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== form)),
  }));
}

/**
 * Begins another configuration of the same visit: who came, in which language and for which place stay, and so does
 * what was typed to us. A sent quotation keeps its id for itself (D9).
 */
export function forgetAnswers(): void {
  const { id, user_ip, dealer_id, localeStr, ...answers } = sessionValues();
  const { locationPlacename, locationLattitude, locationLongitude, locationCountry } = answers;
  const place = { locationPlacename, locationLattitude, locationLongitude, locationCountry };
  useSession.setState(
    ({ sentOffer, askedOffer: _asked, reopened: _reopened, drafts: { lead }, ...rest }) => ({
      ...rest,
      values: { id: sentOffer ? newId() : id },
      configuration: {},
      groupPrices: {},
      keepOptions: false,
      drafts: lead ? { lead } : {},
    }),
    true,
  );
  setValues({ user_ip, dealer_id, localeStr, ...place });
}

/** Forgets everything, for 'New configuration'; the next configuration has an id of its own. */
export function resetSession(): void {
  useSession.setState(freshState(), true);
}
