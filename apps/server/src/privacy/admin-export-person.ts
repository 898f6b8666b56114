import type { adminExportPerson } from '@silowright/contract/privacy';
import { readStored, type StoredKind } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { personData } from './store/privacy.ts';

export const adminExportPersonHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminExportPerson> =>
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
