import type { CopyKind } from '@silowright/contract/deals';
import { type StepId, type StepList, steps } from '@silowright/domain/flow/steps';
import type { Selection } from '@silowright/domain/pricing/selection';
import { makeSessionId } from '@silowright/domain/session/session-id';
import type { SessionValues } from '@silowright/domain/session/values';
import { isLike, readKept } from '@silowright/ui/kept/kept-json.ts';
import { createKept } from '@silowright/ui/kept/kept-store.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';

const sessionName = 'silowright-session';

export type Draft = Readonly<Record<string, string>>;

/** The specified client state; all of it survives a reload. */
export interface SessionState {
  readonly values: SessionValues;
  /** The chosen options by segment.group. */
  readonly configuration: Selection;
  /** The price of the choice in cents, by segment.group. */
  readonly groupPrices: Readonly<Record<string, number>>;
  readonly step: StepId;
  readonly stepFlow: StepList;
  /** The step at each entry of the browser history. */
  readonly stepHistory: readonly StepId[];
  /** Back from overview keeps the chosen options; selecting a new unit does not. */
  readonly keepOptions: boolean;
  /** Unsent input by form, so that Back or a reload loses nothing. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** The offer requested with the button and not sent yet (V11). */
  readonly askedOffer?: AskedOffer | undefined;
  /** The sent offer, so that a reload does not send it again (FN-01). */
  readonly sentOffer?: SentOffer;
  /** The quotation this configuration is a copy of (D21). */
  readonly reopened?: ReopenedQuotation | undefined;
  /** Only while this configuration is one of several positions of a project (PJ-01). */
  readonly project?: PartOfProject | undefined;
}

export interface PartOfProject {
  /** The key of the position on screen. */
  readonly position: string;
  /** Names what the other positions hold: an offer of a project is another one if they change. */
  readonly others: string;
}

export interface ReopenedQuotation {
  readonly quotationNumber: string;
  /** ISO time. */
  readonly quotedAt: string;
  /** Changed prices; null: not part of the price before or now. */
  readonly differences: readonly PriceDifference[];
}

export interface PriceDifference {
  /** "unit", "transport", "total", or "segment.group.value". */
  readonly path: string;
  readonly was: number | null;
  readonly now: number | null;
}

/** Answers and choices at the time the button was pressed. */
export interface AskedOffer {
  /** The step that sends it. */
  readonly step: StepId;
  readonly values: SessionValues;
  readonly configuration: Selection;
  /** Of a project: what its other positions held. */
  readonly others?: string | undefined;
}

/** What a copy is for the customer of the quotation that it was made from (CU-02). */
export interface CopyOfQuotation {
  /** Its number. */
  readonly of: string;
  readonly kind: CopyKind;
}

export interface SentOffer extends AskedOffer {
  readonly quotationNumber: string;
  readonly mail: 'queued' | 'held';
  /** ISO time; absent for offers of an earlier release. */
  readonly sentAt?: string;
  /** Of the price, if there was one. */
  readonly currency?: string | undefined;
  /** Of the project, if it has several positions: its quotation is found by this id. */
  readonly projectId?: string | undefined;
  /** Of a copy: what was asked for. */
  readonly copy?: CopyOfQuotation | undefined;
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

/** Another release may have other steps. */
const isStep = (kept: unknown): kept is StepId => typeof kept === 'string' && Object.hasOwn(steps, kept);
const readSteps = (kept: unknown) =>
  // An entry of the browser history that another page made has no step.
  Array.isArray(kept) && kept.every((step) => step === null || isStep(step)) ? kept : undefined;

const readAsked = (kept: unknown): AskedOffer | undefined =>
  isLike({ step: '', values: { id: '' }, configuration: {} }, kept) && isStep((kept as AskedOffer).step)
    ? (kept as AskedOffer)
    : undefined;

function readSent(kept: unknown, { stepFlow }: Readonly<Record<string, unknown>>): unknown {
  if (!isLike({ quotationNumber: '', mail: '' }, kept)) return undefined;
  const { content, ...sent } = kept as SentOffer & { readonly content?: string };
  if (content === undefined) return readAsked(sent);
  // The first release kept what was sent as one text, without the step.
  const [, values = [], configuration = []] = readKept<[string, unknown][][]>(content, Array.isArray) ?? [];
  return readAsked({
    ...sent,
    step: readSteps(stepFlow)?.at(-1),
    values: Object.fromEntries(values),
    configuration: Object.fromEntries(configuration),
  });
}

/** Nothing is kept of an earlier page of this visit. */
export const isNewVisit = safeStorage().getItem(sessionName) === null;

const readLike = (model: object) => (kept: unknown) => (isLike(model, kept) ? kept : undefined);

const readers = {
  step: (kept: unknown) => (isStep(kept) ? kept : undefined),
  stepFlow: readSteps,
  stepHistory: readSteps,
  askedOffer: readAsked,
  sentOffer: readSent,
  reopened: readLike({ quotationNumber: '', quotedAt: '', differences: [] }),
  project: readLike({ position: '', others: '' }),
};

/** The id is created once, when the session starts (D17). */
export const useSession = createKept<SessionState>(sessionName, freshState, { readers });

/** A session that was kept beside the one on screen, perhaps by another release; undefined if it has no answers. */
export function readSession(kept: unknown): SessionState | undefined {
  const first = freshState();
  if (!isLike({ values: { id: '' }, configuration: {} }, kept)) return undefined;
  const fields = Object.entries(kept as SessionState).flatMap(([name, value]) => {
    const model = first[name as keyof SessionState];
    const reader = (readers as Partial<Record<string, typeof readSent>>)[name];
    const read = reader ? reader(value, { ...(kept as object) }) : isLike(model, value) ? value : undefined;
    return read === undefined ? [] : [[name, read]];
  });
  return { ...first, ...Object.fromEntries(fields) };
}

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

/** Answers that name what is stored. */
const goods = ['productGroupType', 'characteristicGroupType', 'productId', 'productName', 'density'] as const;
const noDensity = { storedProductId: undefined, storedDensity: undefined } as const satisfies ValuesPatch;

/** Sets answers the recommendation depends on; a change makes the chosen unit stale. */
export function setRequest(patch: ValuesPatch): void {
  const values = sessionValues();
  const isChanged = (key: keyof ValuesPatch) => key in patch && patch[key] !== values[key];
  const changed = (Object.keys(patch) as (keyof ValuesPatch)[]).some(isChanged);
  // The density of other goods must not convert these (EN-01).
  const otherGoods = goods.some(isChanged);
  if (otherGoods) forgetDraftedDensity();
  setValues({ ...(changed && chosenUnit), ...(otherGoods && noDensity), ...patch });
}

function forgetDraftedDensity(): void {
  const { product: _product, density: _density, ...draft } = useSession.getState().drafts.volume ?? {};
  if (Object.keys(draft).length > 0) setDraft('volume', draft);
}

export const withoutUndefined = (values: ValuesPatch): SessionValues =>
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
 * Starts another configuration in the same visit. Keeps visitor, language, place and the draft of the lead form. A
 * sent quotation keeps its id (D9).
 */
export function forgetAnswers(): void {
  const { values, project, ...state } = useSession.getState();
  const { id, user_ip, dealer_id, localeStr } = values;
  const { sentOffer, askedOffer: _asked, reopened: _reopened, drafts, ...rest } = state;
  useSession.setState(
    {
      ...rest,
      ...(project && { project, ...(sentOffer && { sentOffer }) }),
      values: { id: sentOffer && !project ? newId() : id },
      configuration: {},
      groupPrices: {},
      keepOptions: false,
      drafts: project ? draftsOfProject(drafts) : drafts.lead ? { lead: drafts.lead } : {},
    },
    true,
  );
  setValues({ user_ip, dealer_id, localeStr, ...placeOf(values), ...(project && contactOf(values)) });
}

export const placeOf = (values: SessionValues) => ({
  locationPlacename: values.locationPlacename,
  locationLattitude: values.locationLattitude,
  locationLongitude: values.locationLongitude,
  locationCountry: values.locationCountry,
});

const contactOf = (values: SessionValues) => ({
  emailAddress: values.emailAddress,
  phoneNumber: values.phoneNumber,
  firstName: values.firstName,
  lastName: values.lastName,
  company_name: values.company_name,
  project_name: values.project_name,
  dealerEmailAddress: values.dealerEmailAddress,
  dealerOffer: values.dealerOffer,
  comments: values.comments,
});

/** What all positions of a project share: the visitor, the place, and how to reach them. */
export const valuesOfProject = (values: SessionValues) => ({
  user_ip: values.user_ip,
  dealer_id: values.dealer_id,
  localeStr: values.localeStr,
  noBackToMarket: values.noBackToMarket,
  ...placeOf(values),
  ...contactOf(values),
});

const formsOfProject: readonly string[] = ['lead', 'overview', 'buyer', 'photo', 'copy'];

/** Of the forms that are about the whole project. */
export const draftsOfProject = (drafts: SessionState['drafts']): SessionState['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([form]) => formsOfProject.includes(form)));

/** Of the forms that each position has of its own. */
export const draftsOfPosition = (drafts: SessionState['drafts']): SessionState['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([form]) => !formsOfProject.includes(form)));

/** Clears everything for 'New configuration'; the next configuration gets a new id. */
export function resetSession(): void {
  useSession.setState(freshState(), true);
}
