import type { SessionValues } from '../session/values.ts';

/**
 * The flows of a visitor. A custom quote leaves the extended flow at location, without a unit (D21); the classic flow
 * is the older one (D13).
 */
export type FlowName = 'basic' | 'extended' | 'classic' | 'custom';

/** What an answer is written with. */
export interface AnswerWords {
  readonly t: (key: `${string}.${string}`) => string;
  readonly number: (value: number) => string;
  readonly volume: (m3: number) => string;
  /** The name of the chosen market, as on its tile. */
  readonly market: () => string;
}

/** Reported to the data layer when a step is entered (A9). */
export type StepMilestone = 'configured';

/** Everything about a step but its screen, which is one line of `apps/site/src/screens/step-screens.tsx`. */
export interface Step {
  /** Where the step applies. The steps of a flow follow each other as in this table. */
  readonly flows: readonly FlowName[];
  /** Absent: the step asks nothing. */
  readonly isAnswered?: (values: SessionValues) => boolean;
  /** The step whose button answers this one and opens it; without an answer that step is open. */
  readonly answeredAt?: 'location';
  /** Has choices that must be finished before the next step opens (V28). */
  readonly hasChoices?: true;
  /** The answer above later questions. */
  readonly answer?: (values: SessionValues, words: AnswerWords) => string | undefined;
  /** The text on the button that opens it. Absent: its name, `step.{id}`. */
  readonly button?: `${string}.${string}`;
  /** The picture beside the form, for the layout while the screen loads. */
  readonly stage: 'none' | 'narrow' | 'wide';
  /** The last step of a flow: it sends what the button before it asked for. */
  readonly sends?: 'quotation' | 'request';
  readonly milestone?: {
    readonly name: StepMilestone;
    readonly isReached: (values: SessionValues) => boolean;
  };
}

const heightKnown = ({ placement, spaceLimitationHeightInMm }: SessionValues): boolean =>
  placement !== 'inside' || spaceLimitationHeightInMm !== undefined;

/** The thirteen steps (RT-08), each in its place. The name is the hash in the address. */
const table = {
  market: {
    flows: [],
    isAnswered: ({ segment }) => Boolean(segment),
    answer: ({ segment, noBackToMarket }, { market }) => (segment && !noBackToMarket ? market() : undefined),
    stage: 'none',
  },
  'product-basic': {
    flows: ['basic', 'classic'],
    isAnswered: ({ productName, substance }) => Boolean(productName && substance),
    answer: ({ productName }) => productName,
    stage: 'narrow',
  },
  'product-group': {
    flows: ['extended', 'custom'],
    isAnswered: ({ productGroupType }) => Boolean(productGroupType),
    answer: ({ productGroupType, characteristicGroupType = productGroupType }, { t }) =>
      characteristicGroupType && t(`product-group.${characteristicGroupType}`),
    stage: 'none',
  },
  volume: {
    flows: ['basic', 'extended', 'classic', 'custom'],
    isAnswered: ({ volumePerUnit, amountOfUnits }) => Boolean(volumePerUnit && amountOfUnits),
    answer: ({ volumePerUnit, amountOfUnits }, { number, volume }) =>
      volumePerUnit && amountOfUnits ? `${number(amountOfUnits)} × ${volume(volumePerUnit)}` : undefined,
    stage: 'narrow',
  },
  type: {
    flows: ['classic'],
    isAnswered: ({ construction }) => Boolean(construction),
    answer: ({ construction }, { t }) => construction && t(`construction.${construction}`),
    stage: 'narrow',
  },
  location: {
    flows: ['basic', 'extended', 'classic', 'custom'],
    isAnswered: (values) => values.recommendationShown !== undefined && heightKnown(values),
    answer: ({ locationPlacename }) => locationPlacename,
    stage: 'none',
  },
  configure: {
    flows: ['extended'],
    isAnswered: ({ uuid }) => Boolean(uuid),
    answeredAt: 'location',
    hasChoices: true,
    stage: 'wide',
  },
  overview: {
    flows: ['extended'],
    isAnswered: ({ emailAddress, phoneNumber, lastName, company_name }) =>
      Boolean(emailAddress && phoneNumber && lastName && company_name),
    stage: 'wide',
    milestone: { name: 'configured', isReached: ({ price }) => price !== undefined },
  },
  recommendation: {
    flows: ['classic'],
    isAnswered: ({ diameter_height }) => Boolean(diameter_height),
    button: 'action.next',
    stage: 'narrow',
  },
  contact: {
    flows: ['basic', 'classic', 'custom'],
    isAnswered: ({ emailAddress }) => Boolean(emailAddress),
    stage: 'narrow',
  },
  results: { flows: ['classic'], button: 'contact.submit', stage: 'narrow', sends: 'request' },
  finalized: { flows: ['extended'], button: 'overview.submit', stage: 'narrow', sends: 'quotation' },
  'finalized-basic': {
    flows: ['basic', 'custom'],
    button: 'contact.submit',
    stage: 'narrow',
    sends: 'request',
  },
} as const satisfies Record<string, Step>;

export type StepId = keyof typeof table;
export type StepList = readonly StepId[];

export const steps: Readonly<Record<StepId, Step>> = table;
export const stepIds = Object.keys(table) as StepId[];

export const isStepId = (text: string): text is StepId => Object.hasOwn(table, text);

const flow = (name: FlowName): StepList => stepIds.filter((id) => steps[id].flows.includes(name));

export const basicFlow = flow('basic');
export const extendedFlow = flow('extended');
export const classicFlow = flow('classic');
export const customFlow = flow('custom');

/** The text on the button that opens the step. */
export const buttonOf = (id: StepId): `${string}.${string}` => steps[id].button ?? `step.${id}`;
