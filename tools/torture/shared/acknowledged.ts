/** Acknowledged writes, which must still exist after a kill. */
export interface Acknowledged {
  /** The last acknowledged state, and the last requested state. */
  readonly configurations: Map<string, AcknowledgedConfiguration>;
  readonly offers: { readonly id: string; readonly number: string; readonly email: string }[];
  readonly signatures: { readonly id: string; readonly number: string }[];
  readonly publishes: {
    readonly segment: string;
    readonly version: number;
    readonly comment: string;
    /** Sum of all its prices. */
    readonly sumCents: number;
  }[];
  readonly meetings: { readonly startsAt: string; readonly email: string }[];
  readonly leads: { readonly id: string }[];
  /** Counts every acknowledgement, including replaced ones. */
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
    recommendations: 0,
    units: 0,
    options: 0,
    offers: 0,
    signatures: 0,
    publishes: 0,
    meetings: 0,
    leads: 0,
  },
});
