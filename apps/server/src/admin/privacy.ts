import type {
  adminErasePerson,
  adminExportPerson,
  adminListErasures,
} from '@silowright/contract/admin-privacy';
import type { Handler } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { listErasures, recordErasure } from '../store/erasures.ts';
import { erasePerson, personData } from '../store/privacy.ts';

type Parts = Pick<ServerParts, 'store' | 'nowMs'>;

/** All that is stored under an address, as a person may ask for it. */
export const exportPersonHandler =
  ({ store }: Parts): Handler<typeof adminExportPerson> =>
  async ({ body }) => {
    const data = await store.read((db) => personData(db, body.email));
    const withContent = <Row extends { readonly content: string }>({ content, ...row }: Row) => ({
      ...row,
      content: JSON.parse(content) as unknown,
    });
    return {
      email: body.email,
      quotations: data.offers.map(({ frozen, ...offer }) => ({
        ...offer,
        quotation: JSON.parse(frozen),
        signing: data.signingEvents.filter((event) => event.offer_id === offer.id),
      })),
      configurations: data.configurations.map(({ browser_hash: _, values, selection, ...row }) => ({
        ...row,
        values: JSON.parse(values),
        selection: selection === null ? null : JSON.parse(selection),
      })),
      leads: data.leads.map(withContent),
      meetings: data.meetings.map(withContent),
      mails: [...data.mails],
    };
  };

export const erasePersonHandler =
  ({ store, nowMs }: Parts): Handler<typeof adminErasePerson> =>
  async ({ body: { email }, request }) => {
    const answer = await store.write(async (db) => {
      const { erased, signed } = await erasePerson(db, email);
      const remains = signed > 0 ? [{ what: 'signed-quotations', count: signed }] : [];
      await recordErasure(db, { at: nowMs(), author: staffName(request), email, erased, remains });
      return { erased, remains };
    });
    await store.scrub();
    return answer;
  };

/** Who erased whose data, and what remained: an erasure can be shown to have happened. */
export const listErasuresHandler =
  ({ store }: Parts): Handler<typeof adminListErasures> =>
  async () => {
    const rows = await store.read(listErasures);
    return rows.map(({ id, at, author, person_hash, erased, remains }) => ({
      id,
      at: new Date(at).toISOString(),
      author,
      person_hash,
      erased: JSON.parse(erased),
      remains: JSON.parse(remains),
    }));
  };
