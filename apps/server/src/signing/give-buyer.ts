import type { giveBuyer } from '@silowright/contract/signing';
import { givenBuyer } from '@silowright/domain/buyer/buyer';
import { saveBuyer } from '../deals/store/signing-events.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { callerOf } from './caller-of.ts';
import { findSigningToClose } from './find-signing.ts';

/** The last answer counts; it is printed on the record of the signature. */
export const giveBuyerHandler =
  (parts: Pick<ServerParts, 'store' | 'expiryMs' | 'nowMs'>): Handler<typeof giveBuyer> =>
  async (call) => {
    const { row } = await findSigningToClose(parts, call);
    const { address, browser } = callerOf(call.request);
    await parts.store.write((db) =>
      saveBuyer(db, {
        offer_id: row.id,
        event: 'buyer',
        at: parts.nowMs(),
        address,
        browser,
        details: JSON.stringify(givenBuyer(call.body.buyer)),
      }),
    );
    return { ok: true };
  };
