import { isLike, readKept } from '@silowright/ui/kept/kept-json.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import type { AskedOffer, CopyOfQuotation } from '../session/session-store.ts';
import type { TypedBuyer } from './buyer-draft.ts';
import type { PositionToStore } from './store-configuration.ts';

/** Complete: another tab can send it. */
export interface WaitingOffer extends AskedOffer {
  readonly buyer?: TypedBuyer | undefined;
  readonly copy?: CopyOfQuotation | undefined;
  /** Several positions, which become one quotation. */
  readonly project?: AskedProject | undefined;
}

export interface AskedProject {
  /** Of the configuration that the project began with. */
  readonly id: string;
  readonly positions: readonly PositionToStore[];
  /** The configurations of optional positions and alternatives that are in the total. */
  readonly chosen?: readonly string[] | undefined;
}

/** The configurations that an offer is about. */
export const configurationsOf = ({ values, project }: WaitingOffer): string[] =>
  project ? project.positions.map(({ session }) => session.values.id) : [values.id];

const idOf = ({ values, project }: WaitingOffer): string => project?.id ?? values.id;

const storage = safeStorage(() => window.localStorage);
const name = 'silowright-waiting';
const model = { step: '', values: { id: '' }, configuration: {} };

/**
 * Offers and requests asked for without a network (D30). They survive the end of the tab. Its configuration's id and
 * content identify each one on the server, so that it becomes one offer however often it is sent (D9).
 */
export function waitingOffers(): readonly WaitingOffer[] {
  const kept = readKept<WaitingOffer | WaitingOffer[]>(storage.getItem(name), () => true) ?? [];
  // An earlier release kept a single one.
  return (Array.isArray(kept) ? kept : [kept]).filter((offer) => isLike(model, offer));
}

const others = (asked: WaitingOffer) => waitingOffers().filter((each) => idOf(each) !== idOf(asked));

export const isKept = (asked: WaitingOffer): boolean => others(asked).length < waitingOffers().length;

/** The last content of a configuration counts. */
export const keepWaiting = (asked: WaitingOffer): void =>
  storage.setItem(name, JSON.stringify([...others(asked), asked]));

export function forgetWaiting(asked: WaitingOffer): void {
  if (!isKept(asked)) return;
  const left = others(asked);
  if (left.length === 0) storage.removeItem(name);
  else storage.setItem(name, JSON.stringify(left));
}
