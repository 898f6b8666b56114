import type { declineQuotation } from '@silowright/contract/signing';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { callerOf } from './caller-of.ts';
import { findSigningToClose } from './find-signing.ts';
import { writeSignature } from './write-signature.ts';

export const declineQuotationHandler =
  ({
    store,
    config,
    nowMs,
    expiryMs,
  }: Pick<ServerParts, 'store' | 'config' | 'nowMs' | 'expiryMs'>): Handler<typeof declineQuotation> =>
  async (call) => {
    const signing = await findSigningToClose({ store, expiryMs }, call);
    const mail = { outcome: 'declined', reason: call.body.reason.trim() } as const;
    const caller = callerOf(call.request);
    await store.write((db) =>
      writeSignature(db, config, { signing, caller, mail, nowMs: nowMs(), expiryMs: expiryMs() }),
    );
    return { ok: true };
  };
