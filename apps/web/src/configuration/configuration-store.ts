import type { DroppedChoice } from '@silowright/domain/pricing/priced-configuration';
import type { Selection } from '@silowright/domain/pricing/selection';
import { create } from 'zustand';
import type { Obstacle } from './obstacle.ts';
import type { ConfirmedPrice } from './running-price.ts';
import type { UnitOffer } from './unit-offer.ts';

/** Where the server stands: it has the choices, is being asked, cannot take them yet, or refused them. */
export type Confirmation = 'confirmed' | 'asking' | 'refused' | Obstacle;

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
  /** Why there is nothing to configure; null: it will not get better. */
  readonly problem?: Obstacle | null | undefined;
  /** A size that was clicked and is being fetched. */
  readonly pendingUuid?: string | undefined;
  /** Why a size could not be fetched; null: it will not get better. */
  readonly sizeProblem?: Obstacle | null | undefined;
  readonly undo: readonly Snapshot[];
  readonly change?: Change | undefined;
  readonly confirmation: Confirmation;
  readonly confirmed?: ConfirmedPrice | undefined;
}

export const useConfigurationState = create<ConfigurationState>(() => ({
  undo: [],
  confirmation: 'asking',
}));
