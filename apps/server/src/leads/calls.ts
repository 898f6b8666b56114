import { hash, randomUUIDv7 } from 'node:crypto';
import type { CallsOf } from '@silowright/contract/calls';
import type * as leads from '@silowright/contract/leads';
import { askedLimitsOf, stepProblem } from '../configurator/asked-limits.ts';
import { findConfiguration } from '../configurator/store/configurations.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlersOf } from '../platform/http/mount.ts';
import { takeShare } from '../platform/http/take-share.ts';
import { queueEvent } from '../platform/jobs/queue-event.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import { mayMail } from '../platform/source/recipient-limits.ts';
import { allSourcesPerHour } from '../platform/source/source-uses.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';
import { leadRequest } from './lead-request.ts';
import { insertLead } from './store/leads.ts';

/** Stores a lead with its mails in one transaction; a double click creates one lead (MK-09, threat 17). */
export const createLeadHandler: HandlerOf<'create-lead'> =
  (parts) =>
  async ({ body, browser, source }) => {
    const { store, config, catalogues, nowMs } = parts;
    const wrong = stepProblem('volume', body.volume, askedLimitsOf(catalogues.content()));
    if (wrong.length > 0) throw new ApiError('bad-request', wrong);
    // A foreign configuration is not linked to the lead; otherwise it would be exported and erased with it (D3).
    const named = await findConfiguration(store, body.id);
    const isForeign = named !== undefined && named.browser_hash !== browser.hash;
    const wish =
      body.nothingFitted && named && !isForeign ? leadRequest(parts, named, body.localeStr) : undefined;
    const content = JSON.stringify({ ...body, ...(wish && { wish }) });
    const now = nowMs();
    const leadId = randomUUIDv7();
    await store.write(async (db) => {
      const isNew = await insertLead(db, {
        id: leadId,
        configuration_id: isForeign ? '' : body.id,
        content_hash: hash('sha256', content, 'base64url'),
        locale: body.localeStr,
        content,
        created_at: now,
      });
      if (!isNew) return;
      await takeShare(db, source, { kind: 'lead', total: allSourcesPerHour.lead }, now);
      const message = { leadId, payload: {}, state: 'waiting', source } as const;
      // The address was typed by a visitor, so limits protect its owner from floods (threat 14).
      const state = (await mayMail(db, body.clientEmail, now, source)) ? 'waiting' : 'held';
      await queueMessage(
        db,
        { ...message, state, kind: 'lead-received', recipient: body.clientEmail, recipientRole: 'visitor' },
        now,
      );
      await queueMessage(
        db,
        { ...message, kind: 'lead-to-sales', recipient: config.salesEmail, recipientRole: 'sales' },
        now,
      );
      await queueEvent(db, config, { name: 'lead.created', leadId }, now);
    });
    return { ok: true };
  };

export const leadsCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof leads>> => ({
  'create-lead': createLeadHandler(parts),
});
