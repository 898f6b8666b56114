import type { DroppedChoice } from '@silowright/domain/pricing/priced-configuration';
import type { Selection } from '@silowright/domain/pricing/selection';
import { create } from 'zustand';
import type { ConfirmedPrice } from './running-price.ts';
import type { UnitOffer } from './unit-offer.ts';

/** Why there is nothing to configure: the server is away, or it does not know this configuration or unit. */
export type LoadProblem = 'away' | 'gone';

/** Where the server stands: it has the choices, is being asked, is away, or refused them. */
export type Confirmation = 'confirmed' | 'asking' | 'away' | 'refused';

export interface Snapshot {
  readonly uuid: string;
  readonly selection: Selection;
}

/** The last change, as the visitor is told of it. */
export interface Change {
  /** Per unit. */
  readonly differenceCents: number;
  readonly lost: readonly DroppedChoice[];
  readonly number: number;
}

/** What belongs to the screen and not to the session: it is fetched or computed again after a reload. */
export interface ConfigurationState {
  /** The configuration and unit the offer is for. */
  readonly offerFor?: string | undefined;
  readonly offer?: UnitOffer | undefined;
  readonly problem?: LoadProblem | undefined;
  /** A size that was clicked and is being fetched. */
  readonly pendingUuid?: string | undefined;
  /** A size that could not be fetched. */
  readonly sizeFailed: boolean;
  readonly undo: readonly Snapshot[];
  readonly change?: Change | undefined;
  readonly confirmation: Confirmation;
  readonly confirmed?: ConfirmedPrice | undefined;
}

export const useConfigurationState = create<ConfigurationState>(() => ({
  sizeFailed: false,
  undo: [],
  confirmation: 'asking',
}));
