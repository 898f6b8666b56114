import { randomBytes } from 'node:crypto';
import { client } from '../../apps/server/src/configurator/testing/offers.ts';
import {
  mixedFeed,
  roadSalt,
  wholeGrainInside,
} from '../../apps/server/src/configurator/testing/worked-cases.ts';
import type { TestMailServer } from '../../apps/server/src/mails/testing/mail-server.ts';
import { newId } from '../../apps/server/src/platform/http/testing/test-client.ts';
import { type Asker, pause } from '../torture/shared/asker.ts';

/** A quotation as its visitor knows it: by what was asked, and by the links of the mail. */
export interface Visited {
  readonly configuration: string;
  readonly key: string;
  readonly number: string;
  readonly signToken: string;
  readonly reopenToken: string;
  /** The request of its newest revision. */
  readonly offer: Readonly<Record<string, unknown>>;
}

interface Visit {
  readonly values: object;
  readonly person: Readonly<Record<string, string>>;
  /** Whose link the visitor followed. */
  readonly dealerId?: string;
  /** One revision for each. */
  readonly selections: readonly object[];
}

const inDutch = { localeStr: 'nl_NL', locationPlacename: 'Zwolle, Nederland', locationCountry: 'Nederland' };
const visits = {
  open: {
    values: mixedFeed,
    person: { ...client, projectName: 'Neubau Stall 3', comments: 'Bitte bis März.' },
    selections: [{ colour: [{ body_colour: '9001' }] }, { colour: [{ body_colour: '7035' }] }],
  },
  signed: {
    values: { ...mixedFeed, localeStr: 'en_GB', amountOfUnits: 3 },
    person: {
      clientEmail: 'john@mill.example',
      firstName: 'John',
      lastName: 'Smith',
      companyName: 'Mill Ltd',
    },
    selections: [{ colour: [{ body_colour: '6011' }], access: [{ inspection_hatch: ['roof_600'] }] }],
  },
  declined: {
    values: { ...wholeGrainInside, ...inDutch, locationLattitude: 52.51, locationLongitude: 6.09 },
    person: { clientEmail: 'jan@akker.example', lastName: 'Jansen' },
    selections: [{}],
  },
  ofDealer: {
    values: { ...roadSalt, localeStr: 'da_DK' },
    person: {
      clientEmail: 'mette@vej.example',
      firstName: 'Mette',
      lastName: 'Sørensen',
      companyName: 'Vej A/S',
    },
    dealerId: 'noordhof',
    selections: [{}],
  },
  withdrawn: {
    values: { ...mixedFeed, volumePerUnit: 18, amountOfUnits: 1 },
    person: { clientEmail: 'karl@hof.example', lastName: 'Łukasz' },
    selections: [{}],
  },
} satisfies Record<string, Visit>;

/** Everything that visitors of the first release leave. */
export async function visitAll(asker: Asker, mails: TestMailServer) {
  const quotations: Record<string, Visited> = {};
  for (const [name, one] of Object.entries(visits)) quotations[name] = await visit(asker, mails, one);
  const { signed, declined } = quotations as Record<keyof typeof visits, Visited>;
  await answer(asker, signed, '', {
    name: 'John Smith',
    signature: { kind: 'typed', text: 'John Smith' },
    consent: true,
  });
  await answer(asker, declined, '/decline', { reason: 'Te hoog voor de schuur.' });
  // A visit that is not finished.
  await put(asker, 'configurator/create-recommendation', newKey(), { ...mixedFeed, id: newId() });
  const person = { clientEmail: 'lena@lager.example', lastName: 'Meier', phoneNumber: '+49447155512' };
  const lead = {
    id: newId(),
    localeStr: 'de_DE',
    company: 'Lager GmbH',
    volume: 40,
    segment: 'food',
    ...person,
  };
  await put(asker, 'lead', {}, lead);
  return { quotations, lead, meetings: await bookMeetings(asker, mails, person) };
}

const newKey = () => ({ 'configuration-key': randomBytes(16).toString('base64url') });

const put = <Body>(asker: Asker, call: string, headers: Record<string, string>, body: object) =>
  asker.must<Body>({ method: 'PUT', path: `/api/${call}`, headers, body });

interface Recommended {
  readonly preconfigured_unit_recommendations: Readonly<
    Record<string, { readonly uuid: string; readonly preconfigured_unit_type: string }>
  >;
}

async function visit(
  asker: Asker,
  mails: TestMailServer,
  { values, person, dealerId, selections }: Visit,
): Promise<Visited> {
  const headers = newKey();
  const id = newId();
  const call = <Body>(name: string, body: object) => put<Body>(asker, name, headers, { id, ...body });
  if (dealerId) {
    const { localeStr } = values as { localeStr: string };
    await call('dealer/start-configuration', { dealerId, localeStr });
  }
  const found = await call<Recommended>('configurator/create-recommendation', values);
  const best = found.preconfigured_unit_recommendations['1'];
  if (!best) throw new Error('nothing was recommended');
  await call('configurator/select-preconfigured-unit', {
    preconfiguredUnitType: best.preconfigured_unit_type,
    preconfiguredUnitUuid: best.uuid,
  });
  let number = '';
  for (const selected_options of selections) {
    await call('configurator/select-options', { selected_options });
    ({ quotation_number: number } = await call<{ quotation_number: string }>(
      'configurator/create-offer',
      person,
    ));
  }
  const text = await mailTo(mails, person.clientEmail ?? '', number);
  return {
    configuration: id,
    key: headers['configuration-key'],
    number,
    signToken: /\/sign\/\w\w\/[\w-]+#([\w-]{22})/.exec(text)?.[1] ?? '',
    reopenToken: /\/open\/([\w-]+)/.exec(text)?.[1] ?? '',
    offer: person,
  };
}

const answer = (
  asker: Asker,
  { configuration, number, signToken }: Visited,
  how: string,
  body: object,
): Promise<unknown> =>
  put(
    asker,
    `signing/${configuration}${how}`,
    { 'sign-token': signToken },
    { quotation_number: number, ...body },
  );

/** One stays, one is moved, one is cancelled. Returns the tokens of their links. */
async function bookMeetings(asker: Asker, mails: TestMailServer, person: object): Promise<string[]> {
  const { slots } = await asker.must<{ slots: string[] }>({ method: 'GET', path: '/api/meeting-slots' });
  const late = slots.slice(-4);
  const tokens: string[] = [];
  for (const [at, startsAt] of late.slice(1).entries()) {
    const clientEmail = `meeting-${at}@lager.example`;
    await put(asker, 'meetings', newKey(), {
      ...person,
      clientEmail,
      localeStr: 'de_DE',
      timeZone: 'Europe/Berlin',
      startsAt,
    });
    tokens.push(/\/meeting\/([\w-]{22})/.exec(await mailTo(mails, clientEmail, ''))?.[1] ?? '');
  }
  await put(asker, `meetings/${tokens[1]}`, {}, { startsAt: late[0], timeZone: 'Europe/Berlin' });
  await fetch(`${asker.address}/api/meetings/${tokens[2]}`, { method: 'DELETE' });
  return tokens;
}

const patienceMs = 60_000;

/** The text of the mail to a visitor about this number. */
async function mailTo(mails: TestMailServer, address: string, number: string): Promise<string> {
  for (const began = performance.now(); performance.now() - began < patienceMs; await pause(50)) {
    const found = mails.received.find(
      ({ to, mail }) => to.includes(address) && `${mail.subject} ${mail.text}`.includes(number),
    );
    if (found) return found.mail.text ?? '';
  }
  throw new Error(`no mail to ${address} about ${number}`);
}
