/** What the server said yes to, and must therefore still know after any kill. */
export interface Acknowledged {
  /** The last state that was acknowledged, beside the one that was only asked for. */
  readonly configurations: Map<string, AcknowledgedConfiguration>;
  readonly offers: { readonly id: string; readonly number: string; readonly email: string }[];
  readonly signatures: { readonly id: string; readonly number: string }[];
  readonly publishes: {
    readonly segment: string;
    readonly version: number;
    readonly comment: string;
    /** Of all its prices together. */
    readonly sumCents: number;
  }[];
  readonly meetings: { readonly startsAt: string; readonly email: string }[];
  readonly leads: { readonly id: string }[];
  /** Every yes counts, also those that a later one replaced. */
  readonly counts: Record<AcknowledgedKind, number>;
}

export interface AcknowledgedConfiguration {
  unit?: string;
  colour?: string;
  askedColour?: string;
}

export type AcknowledgedKind =
  | 'recommendations'
  | 'units'
  | 'options'
  | 'offers'
  | 'signatures'
  | 'publishes'
  | 'meetings'
  | 'leads';

export const nothingAcknowledged = (): Acknowledged => ({
  configurations: new Map(),
  offers: [],
  signatures: [],
  publishes: [],
  meetings: [],
  leads: [],
  counts: {
    ...{ recommendations: 0, units: 0, options: 0, offers: 0 },
    ...{ signatures: 0, publishes: 0, meetings: 0, leads: 0 },
  },
});
