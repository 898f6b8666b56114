import { startConfiguration } from '@silowright/contract/configurator';
import sharp from 'sharp';
import { client, sendOffer } from '../../../configurator/testing/offers.ts';
import { mixedFeed, withUnit } from '../../../configurator/testing/worked-cases.ts';
import { type OpenDesk, openDesk } from '../../../desk/testing/open-desk.ts';
import { completeBuyer } from '../../../signing/testing/signings.ts';
import { newId, TestClient } from './test-client.ts';

export type CallerName = 'nobody' | 'other-visitor' | 'dealer-link' | 'foreign-staff' | 'staff' | 'owner';
export type Headers = Readonly<Record<string, string>>;

export interface Callers {
  readonly office: OpenDesk;
  readonly headers: Readonly<Record<CallerName, Headers>>;
  /** Id of the owner's configuration, with a sent quotation. */
  readonly victimId: string;
  readonly victim: typeof client;
  /** Values for any call that names a configuration; each call uses the fields it knows. */
  readonly bodyFor: (configurationId: string) => Readonly<Record<string, unknown>>;
}

/** One server, one victim with a quotation, and all kinds of callers. */
export async function gatherCallers(): Promise<Callers> {
  // As in production, because the development pages show every mail.
  const office = await openDesk(undefined, {
    DEV_MAILBOX: 'off',
    METRICS_TOKEN: 'the-operator-alone-knows-this-secret',
  });
  const browser = () => new TestClient(office.app.server);
  const [owner, other, dealerVisitor] = [browser(), browser(), browser()];
  const { id: victimId, answer } = await sendOffer(owner);
  const { item } = await withUnit(other);
  const dealerConfiguration = { id: newId(), dealerId: 'heidkamp', localeStr: 'de_DE' };
  await dealerVisitor.put(startConfiguration, dealerConfiguration);
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#888' } });
  const jpeg = (await picture.jpeg().toBuffer()).toString('base64');
  const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
  const cookie = ({ cookie: value }: TestClient): Headers => ({ cookie: value ?? '' });
  const startsAt = new Date(Date.UTC(2030, 0, 7, 9)).toISOString();
  return {
    office,
    headers: {
      nobody: {},
      'other-visitor': cookie(other),
      'dealer-link': cookie(dealerVisitor),
      'foreign-staff': bearer(office.workshop.goodToken({ org_id: 'org_theirs' })),
      staff: bearer(office.workshop.goodToken()),
      owner: cookie(owner),
    },
    victimId,
    victim: client,
    bodyFor: (configurationId) => ({
      ...mixedFeed,
      id: configurationId,
      dealerId: 'heidkamp',
      copyId: newId(),
      positions: [{ configurationId, role: 'included' }],
      group: 'a',
      chosen: [],
      preconfiguredUnitType: item.preconfigured_unit_type,
      preconfiguredUnitUuid: item.uuid,
      selected_options: {},
      clientEmail: 'thief@example.com',
      company: 'Thieves',
      lastName: 'Thief',
      volume: 30,
      startsAt,
      timeZone: 'Europe/Amsterdam',
      quotation_number: answer.body.quotation_number,
      name: 'Thief',
      signature: { kind: 'typed', text: 'Thief' },
      consent: true,
      reason: 'not mine',
      buyer: completeBuyer,
      data: { external_id: null },
      plan: null,
      logo: null,
      photo: { jpeg, consent: true },
    }),
  };
}
