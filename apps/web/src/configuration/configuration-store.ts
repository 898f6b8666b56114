import type { DroppedChoice } from '@silowright/domain/pricing/priced-configuration';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import { create } from 'zustand';
import type { Obstacle } from './obstacle.ts';
import type { ConfirmedPrice } from './running-price.ts';
import type { UnitOffer } from './unit-offer.ts';

/** Where the server stands: it has the choices, is being asked, cannot take them yet, or refused them. */
export type Confirmation = 'confirmed' | 'asking' | 'refused' | Obstacle;

/** What was changed: a group, the size, or all options at once. */
export type ChangedKey = string;
export const sizeKey = 'size';
export const allKey = 'all';

/** The state before a change. */
export interface Snapshot {
  readonly uuid: string;
  readonly selection: Selection;
  readonly changed: ChangedKey;
}

/** The last change, as the visitor is told of it. */
export interface Change {
  readonly changed: ChangedKey;
  /** Of the estimated total, all units and transport included: what is seen to change. */
  readonly differenceCents: number;
  readonly lost: readonly DroppedChoice[];
  readonly number: number;
  /** What undo took back: the choice of a group, or the uuid of a size. */
  readonly undone?: Choice | undefined;
  /** The name of a choice that was made away from its own control. */
  readonly picked?: string | undefined;
}

export interface Earlier {
  readonly selection: Selection;
  readonly lost: readonly DroppedChoice[];
  /** The groups that differ from the standard. */
  readonly keys: readonly string[];
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
  /** Options of the unit that was configured before this one was selected, as far as this one has them. */
  readonly earlier?: Earlier | undefined;
  readonly undo: readonly Snapshot[];
  readonly change?: Change | undefined;
  readonly confirmation: Confirmation;
  readonly confirmed?: ConfirmedPrice | undefined;
}

export const useConfigurationState = create<ConfigurationState>(() => ({
  undo: [],
  confirmation: 'asking',
}));
