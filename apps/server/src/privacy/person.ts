import { readStored, type StoredKind } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { HandlerOf } from '../server-parts.ts';
import { listErasures, recordErasure } from './store/erasures.ts';
import { erasePerson, personData } from './store/privacy.ts';

export const adminExportPersonHandler: HandlerOf<'admin-export-person'> =
  ({ store }) =>
  async ({ body }) => {
    const data = await store.read((db) => personData(db, body.email));
    const withContent =
      (kind: StoredKind) =>
      <Row extends { readonly id: string; readonly content: string }>({ content, ...row }: Row) => ({
        ...row,
        content: readStored<unknown>(kind, row.id, content),
      });
    return {
      email: body.email,
      quotations: data.offers.map(({ frozen, ...offer }) => ({
        ...offer,
        quotation: readStored(storedKinds.quotation, offer.id, frozen),
        signing: data.signingEvents.filter((event) => event.offer_id === offer.id),
      })),
      configurations: data.configurations.map(({ browser_hash: _, values, selection, ...row }) => ({
        ...row,
        values: readStored(storedKinds.configuration, row.id, values),
        selection: selection === null ? null : readStored(storedKinds.selection, row.id, selection),
      })),
      leads: data.leads.map(withContent(storedKinds.lead)),
      meetings: data.meetings.map(withContent(storedKinds.meeting)),
      mails: [...data.mails],
      photos: data.photos.map(({ of, bytes }) => ({ of, jpeg: Buffer.from(bytes).toString('base64') })),
    };
  };

export const adminErasePersonHandler: HandlerOf<'admin-erase-person'> =
  ({ store, nowMs }) =>
  async ({ body: { email }, request }) => {
    const answer = await store.write(async (db) => {
      const { erased, signed, copiesOfOthers } = await erasePerson(db, email);
      const remains = [
        { what: 'signed-quotations', count: signed },
        { what: 'copies-of-others', count: copiesOfOthers },
      ].filter(({ count }) => count > 0);
      await recordErasure(db, { at: nowMs(), author: staffName(request), email, erased, remains });
      return { erased, remains };
    });
    await store.scrub();
    return answer;
  };

/** Who erased whose data, and what remained: proof of an erasure. */
export const adminListErasuresHandler: HandlerOf<'admin-list-erasures'> =
  ({ store }) =>
  async ({ query }) => {
    const rows = await store.read((db) => listErasures(db, query.after));
    return rows.map(({ id, at, author, person_hash, erased, remains }) => ({
      id,
      at: new Date(at).toISOString(),
      author,
      person_hash,
      erased: readStored(storedKinds.erasure, id, erased),
      remains: readStored(storedKinds.erasure, id, remains),
    }));
  };
