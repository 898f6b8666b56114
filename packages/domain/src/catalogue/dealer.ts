import type { PricedSegment } from './codes.ts';

/** The specified fields, plus e-mail, segments and place (D8). */
export interface Dealer {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly country: string;
  readonly city: string;
  readonly image_url: string;
  readonly crm_url: string;
  readonly hub_spot_id: string;
  readonly email: string;
  readonly phone: string;
  readonly segments: readonly PricedSegment[];
  readonly latitude: number;
  readonly longitude: number;
}
