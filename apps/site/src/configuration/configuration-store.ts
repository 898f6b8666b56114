import type { DroppedChoice } from '@silowright/domain/pricing/priced-configuration';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import { create } from 'zustand';
import type { Obstacle } from './obstacle.ts';
import type { ConfirmedPrice } from './running-price.ts';
import type { UnitOffer } from './unit-offer.ts';

/** State of the server: has the choices, is being asked, is unavailable, or refused them. */
export type Confirmation = 'confirmed' | 'asking' | 'refused' | Obstacle;

/** The key of a group, the size, or all options at once. */
export type ChangedKey = string;
export const sizeKey = 'size';
export const allKey = 'all';

/** The state before a change. */
export interface Snapshot {
  readonly uuid: string;
  readonly selection: Selection;
  readonly changed: ChangedKey;
}

/** The last change, as announced to the visitor. */
export interface Change {
  readonly changed: ChangedKey;
  /** Difference of the estimated total with all units and transport, as shown on screen. */
  readonly differenceCents: number;
  readonly lost: readonly DroppedChoice[];
  readonly number: number;
  /** What was undone: the choice of a group, or the uuid of a size. */
  readonly undone?: Choice | undefined;
  /** The name of a choice made away from its own control. */
  readonly picked?: string | undefined;
}

export interface Earlier {
  readonly selection: Selection;
  readonly lost: readonly DroppedChoice[];
  /** The groups that differ from the default. */
  readonly keys: readonly string[];
}

/** State of the screen, not of the session: fetched or computed again after a reload. */
export interface ConfigurationState {
  /** Counts the configurations that were on screen: an answer for an earlier one is too late (PJ-01). */
  readonly turn: number;
  /** The configuration and unit the offer is for. */
  readonly offerFor?: string | undefined;
  readonly offer?: UnitOffer | undefined;
  /** Why there is nothing to configure; null: retrying does not help. */
  readonly problem?: Obstacle | null | undefined;
  /** A clicked size that is being fetched. */
  readonly pendingUuid?: string | undefined;
  /** Why a size could not be fetched; null: retrying does not help. */
  readonly sizeProblem?: Obstacle | null | undefined;
  /** Options of the previously configured unit that also exist for this one. */
  readonly earlier?: Earlier | undefined;
  readonly undo: readonly Snapshot[];
  readonly change?: Change | undefined;
  /** The groups that were unfinished when the visitor wanted to go on. */
  readonly missed: readonly string[];
  readonly confirmation: Confirmation;
  readonly confirmed?: ConfirmedPrice | undefined;
  /** Kept for who comes back to this step. */
  readonly openSections: readonly string[];
}

export const firstOpen = ['size'] as const;

const freshState = (turn: number): ConfigurationState => ({
  turn,
  undo: [],
  missed: [],
  confirmation: 'asking',
  openSections: firstOpen,
});

export const useConfigurationState = create<ConfigurationState>(() => freshState(0));

/** Another configuration comes on screen. */
export const forgetUnit = (): void =>
  useConfigurationState.setState(({ turn }) => freshState(turn + 1), true);

export const openSections = (ids: readonly string[]): void =>
  useConfigurationState.setState({ openSections: ids });
