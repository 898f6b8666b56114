import { reportMilestone } from '../analytics/milestones.ts';
import type { AskedProject } from '../deals/waiting-offer.ts';
import { newId, sessionValues, setValues, useSession } from '../session/session-store.ts';
import { knownPrice } from './project-price.ts';
import { type Position, positionsNow, readyNow, useProject } from './project-store.ts';
import { chosenIds } from './roles.ts';

/** What the button sends; undefined with one position, which is an offer as ever. */
export function projectToSend(): AskedProject | undefined {
  const positions = readyNow();
  if (positions.length < 2) return undefined;
  return {
    id: useProject.getState().id,
    chosen: chosenIds(positions),
    positions: positions.map(({ role, isStored, copyOf, session }) => ({
      role,
      isStored,
      ...(copyOf !== undefined && { copyOf }),
      session: { values: session.values, configuration: session.configuration, drafts: session.drafts },
    })),
  };
}

/** The page after sending shows what was sent, whatever is changed later. A project is quoted once (A9). */
export function rememberSentProject(quotationNumber: string): void {
  const sent = readyNow();
  const total = knownPrice(sent);
  const { segment_label, dealer_id } = sessionValues();
  const facts = {
    market: segment_label,
    dealer: dealer_id,
    positions: sent.length,
    units: sent.reduce((sum, { session }) => sum + (session.values.amountOfUnits ?? 1), 0),
    kind: 'quotation',
    total_cents: total?.total_in_cents,
    currency: total?.currency,
  };
  reportMilestone('quoted', facts, quotationNumber);
  useProject.setState(({ positions }) => ({
    sent,
    sentTotal: total && { cents: total.total_in_cents, currency: total.currency },
    positions: positions.map((each) => {
      const { copyOf: _copyOf, ...stored } = each;
      return sent.some(({ key }) => key === each.key) ? { ...stored, isStored: true } : each;
    }),
  }));
}

/** All positions under new ids, for another address (D9). False with one position. */
export function copyProject(): boolean {
  if (readyNow().length < 2) return false;
  const shown = useSession.getState().project?.position;
  const ids = new Map(positionsNow().map(({ key }) => [key, newId()]));
  const copies = positionsNow().map(
    (each): Position => ({
      ...each,
      isStored: false,
      copyOf: each.session.values.id,
      session: { ...each.session, values: { ...each.session.values, id: ids.get(each.key)! } },
    }),
  );
  const first = positionsNow().find(({ session }) => session.values.id === useProject.getState().id);
  // Its copy has the photo.
  const id = ids.get((first ?? copies[0]!).key)!;
  useProject.setState({ id, positions: copies });
  if (shown) setValues({ id: ids.get(shown)! });
  return true;
}
