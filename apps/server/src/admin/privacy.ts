import type { adminErasePerson, adminExportPerson } from '@silowright/contract/admin-privacy';
import type { ServerParts } from '../app.ts';
import type { Handler } from '../http/mount.ts';
import { erasePerson, personData } from '../store/privacy.ts';

type Parts = Pick<ServerParts, 'store'>;

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
  ({ store }: Parts): Handler<typeof adminErasePerson> =>
  async ({ body }) => {
    const { erased, signed } = await store.write((db) => erasePerson(db, body.email));
    return { erased, remains: signed > 0 ? [{ what: 'signed-quotations', count: signed }] : [] };
  };
