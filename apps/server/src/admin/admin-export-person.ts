import type { adminExportPerson } from '@silowright/contract/admin-export-person';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { personData } from '../store/privacy.ts';

export const adminExportPersonHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminExportPerson> =>
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
      photos: data.photos.map(({ of, bytes }) => ({ of, jpeg: Buffer.from(bytes).toString('base64') })),
    };
  };
