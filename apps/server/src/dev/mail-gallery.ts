import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { firstState } from '@silowright/domain/deal/states';
import { type LocaleName, localeNames } from '@silowright/domain/locale';
import type { FastifyInstance } from 'fastify';
import { type AskedApproval, approvalMail } from '../deals/mails/approval-mail.ts';
import { drawingContentId, quotationMail } from '../deals/mails/quotation-mail.ts';
import { requestMail } from '../deals/mails/request-mail.ts';
import { unitPicture } from '../deals/mails/unit-picture.ts';
import { mailSpeaker, withDesk } from '../deals/mails/write-mail.ts';
import {
  type ExampleOptions,
  exampleCompany,
  exampleDealer,
  exampleLinks,
  exampleQuotation,
  exampleRequest,
} from '../deals/paper/example-quotation.ts';
import { type ExamplePosition, exampleSeveral } from '../deals/paper/example-several.ts';
import { firstUnit, quotationOf } from '../deals/paper/positions.ts';
import type { OfferRequest, Quotation, StaffRevision } from '../deals/paper/quotation.ts';
import { type Lead, leadMail } from '../leads/lead-mail.ts';
import { digestMail } from '../mails/digest-mail.ts';
import { type MeetingMail, meetingMail } from '../meetings/meeting-mail.ts';
import { companyOf } from '../platform/config/company.ts';
import type { Config } from '../platform/config/config.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { html } from '../platform/http/html.ts';
import type { ListedItem } from '../platform/jobs/digests.ts';
import type { MailContent } from '../platform/mail/mail-content.ts';
import { renderMail } from '../platform/mail/render-mail.ts';
import type { MailSpeaker } from '../platform/mail/speaker.ts';
import { type SigningMail, signingMail } from '../signing/signing-mail.ts';
import { sendMailHtml, sendPage, withPictures } from './page.ts';

const deskUrl = 'https://silos.example/admin/quotations/sample';

const lead: Lead = {
  clientEmail: 'jan@bakkerij.example',
  company: 'Bakkerij De Vries',
  firstName: 'Jan',
  lastName: 'de Vries',
  phoneNumber: '+31 38 555 0112',
  volume: 40,
  market: 'Food & Feed',
  product: 'Wheat flour',
  location: 'Zwolle',
  comments: 'Two silos beside each other, please.\nSee http://example.com for pictures.',
};

const meeting = (role: 'visitor' | 'sales', change: MeetingMail['change']): Sample => {
  return ({ locale: localeStr, speaker }) =>
    meetingMail(role, {
      booking: {
        localeStr,
        startsAt: '2026-11-16T08:00:00Z',
        timeZone: 'Europe/Copenhagen',
        clientEmail: 'mette@mejeri.example',
        firstName: 'Mette',
        lastName: 'Holm',
        companyName: 'Mejeriet',
        comments: 'Two tanks for whey.',
      },
      mail: {
        change,
        token: 'sample',
        sequence: 0,
        startsAt: Date.parse('2026-11-16T08:00:00Z'),
        endsAt: Date.parse('2026-11-16T08:30:00Z'),
        ...(change === 'moved' && { before: Date.parse('2026-11-13T10:00:00Z') }),
        timeZone: 'Europe/Copenhagen',
      },
      reservedUntil: Date.parse('2026-11-12T10:30:00Z'),
      company: exampleCompany,
      manageUrl: 'https://silos.example/meeting/sample',
      speaker,
    });
};

const listedIn = (market: string): readonly ListedItem[] => [
  {
    list: 'quotations',
    title: 'Q-2026-000123',
    person: 'Anna Müller',
    company: 'Müller Agrar',
    email: 'anna@agrar.example',
    subject: 'Silo on a skirt, 38.5 m³',
    market,
    product: 'Wheat flour',
    state: firstState,
  },
  {
    list: 'leads',
    title: '',
    person: 'Jan de Vries',
    company: 'Bakkerij De Vries',
    email: 'jan@bakkerij.example',
    subject: `${market} Wheat flour 40 m³`,
    market,
    product: 'Wheat flour',
    state: 'received',
  },
  {
    list: 'meetings',
    title: '2026-11-16 09:00',
    person: 'Mette Holm',
    company: 'Mejeriet',
    email: 'mette@mejeri.example',
    subject: 'cancelled Two tanks for whey.',
    market: '',
    product: '',
    state: 'cancelled',
  },
];

const asked: Omit<AskedApproval, 'quotation'> = {
  offerId: 'sample',
  number: 'Q-2026-000123-2',
  author: 'Sam Visser',
  percent: 12.5,
  freeLines: 1,
  beforeCents: 4_803_250,
  totalCents: 4_283_750,
  currency: 'EUR',
  reasons: {
    revision: 'A second tank next year.',
    discount: 'Matches the offer of a competitor.',
    transport: 'Goes with the load to Zwolle in week 16.',
  },
  changes: [
    { part: 'amount', before: { count: 1 }, after: { count: 2 } },
    { part: 'extra', before: null, after: { text: 'Signal lamp', in_cents: 0 } },
    { part: 'discount', before: null, after: { text: 'Discount 5%', in_cents: -240_500 } },
    {
      part: 'transport',
      before: { in_cents: 364_000, confirmed: false },
      after: { in_cents: 85_000, confirmed: true },
    },
  ],
};

const revised: StaffRevision = {
  by: 'Sam Visser',
  why: 'Lower roof.',
  replaces: 'Q-2026-000123',
  message: 'As agreed on the phone, with a lower roof.\nThe delivery time stays the same.',
  draft: {
    amount_of_units: 1,
    selection: {},
    discount: null,
    extras: [],
    transport: null,
    why: 'Lower roof.',
    message: '',
  },
  changed: {},
};

/** The visitor has sent another choice. */
const changed = { revision: 2, replaces: 'Q-2026-000123' };

const signed: SigningMail = { outcome: 'signed', name: 'Anna Müller' };
const declined: SigningMail = { outcome: 'declined', reason: 'Too tall for our yard.' };

const voided: SigningMail = { outcome: 'voided', reason: 'Signed by somebody without authority.' };

/** What the mails are about, in one language. */
interface Scene {
  readonly locale: LocaleName;
  readonly speaker: MailSpeaker;
  readonly request: OfferRequest;
  quotation(options?: Omit<ExampleOptions, 'dealer'> & { readonly dealer?: 'link' | 'region' }): Quotation;
  several(): Quotation;
}

/** Two included positions, and one that may be added. */
const severalPositions: readonly ExamplePosition[] = [
  {},
  { amountOfUnits: 1, role: { kind: 'optional' } },
  { amountOfUnits: 1 },
];

const segmentOf = (quotation: Quotation): string => firstUnit(quotation).unit.segment;

type Sample = (scene: Scene) => MailContent;

function sceneOf(catalogue: LoadedCatalogue, locale: LocaleName, speaker: MailSpeaker): Scene {
  const known = exampleDealer(catalogue);
  return {
    locale,
    speaker,
    request: exampleRequest(catalogue, locale),
    quotation: ({ dealer: by, ...options } = {}) =>
      quotationOf(
        exampleQuotation(catalogue, locale, { ...options, dealer: by && known ? { ...known, by } : null }),
      ),
    several: () => exampleSeveral(catalogue, locale, severalPositions),
  };
}

/** All mails, with their input data. */
const samples: Readonly<Record<string, Sample>> = {
  'quotation-visitor': ({ quotation, speaker }) =>
    quotationMail('visitor', quotation(), exampleLinks, speaker),
  'quotation-visitor-dealer': ({ quotation, speaker }) =>
    quotationMail('visitor', quotation({ dealer: 'link' }), exampleLinks, speaker),
  'quotation-visitor-no-transport': ({ quotation, speaker }) =>
    quotationMail('visitor', quotation({ place: null }), exampleLinks, speaker),
  'quotation-dealer': ({ quotation, speaker }) =>
    quotationMail('dealer', quotation({ dealer: 'link' }), exampleLinks, speaker),
  'quotation-dealer-region': ({ quotation, speaker }) =>
    quotationMail('dealer', quotation({ dealer: 'region' }), exampleLinks, speaker),
  'quotation-unverified-dealer': ({ quotation, speaker }) =>
    quotationMail('unverified-dealer', quotation(), exampleLinks, speaker),
  'quotation-sales': ({ quotation, speaker }) =>
    quotationMail(
      'sales',
      quotation({ dealer: 'link', typedDealerEmail: 'someone@dealer.example' }),
      exampleLinks,
      speaker,
    ),
  'quotation-sales-held': ({ quotation, speaker }) =>
    quotationMail('sales', quotation(), exampleLinks, speaker, { visitorMailHeld: true }),
  'several-visitor': ({ several, speaker }) => quotationMail('visitor', several(), exampleLinks, speaker),
  'several-dealer': ({ several, speaker }) => quotationMail('dealer', several(), exampleLinks, speaker),
  'several-sales': ({ several, speaker }) => quotationMail('sales', several(), exampleLinks, speaker),
  'changed-visitor': ({ quotation, speaker }) =>
    quotationMail('visitor', { ...quotation(), ...changed }, exampleLinks, speaker),
  'changed-dealer': ({ quotation, speaker }) =>
    quotationMail('dealer', { ...quotation({ dealer: 'link' }), ...changed }, exampleLinks, speaker),
  'changed-sales': ({ quotation, speaker }) =>
    quotationMail('sales', { ...quotation(), ...changed }, exampleLinks, speaker),
  'revised-visitor': ({ quotation, speaker }) =>
    quotationMail('visitor', { ...quotation(), revision: 2, revised }, exampleLinks, speaker),
  'revised-dealer': ({ quotation, speaker }) =>
    quotationMail(
      'dealer',
      { ...quotation({ dealer: 'link' }), revision: 2, revised },
      exampleLinks,
      speaker,
    ),
  'revised-sales': ({ quotation, speaker }) =>
    quotationMail('sales', { ...quotation(), revision: 2, revised }, exampleLinks, speaker),
  'request-visitor': ({ request, speaker }) => requestMail('visitor', request, speaker),
  'request-visitor-meeting': ({ request, speaker }) =>
    requestMail('visitor', { ...request, callToAction: 'book_a_meeting' }, speaker),
  'request-sales': ({ request, speaker }) => requestMail('sales', request, speaker),
  'lead-visitor': ({ speaker }) => leadMail('visitor', lead, speaker),
  'lead-sales': ({ speaker }) => leadMail('sales', lead, speaker),
  'signed-visitor': ({ quotation, speaker }) => signingMail('visitor', quotation(), signed, speaker),
  'signed-sales': ({ quotation, speaker }) => signingMail('sales', quotation(), signed, speaker),
  'declined-visitor': ({ quotation, speaker }) => signingMail('visitor', quotation(), declined, speaker),
  'declined-sales': ({ quotation, speaker }) => signingMail('sales', quotation(), declined, speaker),
  'voided-visitor': ({ quotation, speaker }) => signingMail('visitor', quotation(), voided, speaker),
  'voided-sales': ({ quotation, speaker }) => signingMail('sales', quotation(), voided, speaker),
  'digest-sales': ({ quotation, speaker }) =>
    digestMail('sales', listedIn(segmentOf(quotation())), speaker, 'https://silos.example/admin'),
  'digest-dealer': ({ quotation, speaker }) =>
    digestMail('dealer', listedIn(segmentOf(quotation())).slice(0, 1), speaker, undefined),
  'approval-asked': ({ quotation, speaker }) =>
    approvalMail({ ...asked, quotation: firstUnit(quotation()) }, speaker, deskUrl),
  'meeting-visitor-confirm': meeting('visitor', 'confirm'),
  'meeting-visitor': meeting('visitor', 'booked'),
  'meeting-visitor-moved': meeting('visitor', 'moved'),
  'meeting-visitor-cancelled': meeting('visitor', 'cancelled'),
  'meeting-sales': meeting('sales', 'booked'),
  'meeting-sales-moved': meeting('sales', 'moved'),
  'meeting-sales-cancelled': meeting('sales', 'cancelled'),
};

export const mailNames = Object.keys(samples);

export function sampleMail(name: string, locale: LocaleName, config: Config, catalogue: LoadedCatalogue) {
  const sample = samples[name];
  if (!sample) return undefined;
  const speaker = mailSpeaker(config, locale);
  const sampled = sample(sceneOf(catalogue, locale, speaker));
  // A digest is about many items.
  const content = name.startsWith('digest') ? sampled : withDesk(sampled, deskUrl, speaker);
  return { content, speaker, ...renderMail(content, speaker, companyOf(config, speaker.locale)) };
}

/** Shows every mail in every language, for those who change them. */
export function mountMailGallery(app: FastifyInstance, config: Config, catalogue: LoadedCatalogue): void {
  const route = { config: { access: 'anybody' as const } };
  app.get('/dev/mails', route, async (_request, reply) =>
    sendPage(
      reply,
      'Mails',
      html`<p><a href="/dev/mailbox">Mailbox</a></p><table>${mailNames.map(
        (name) =>
          html`<tr><th>${name}</th>${localeNames.map(
            (locale) =>
              html`<td><a href="/dev/mails/${name}/${locale}/html">${locale}</a> · <a href="/dev/mails/${name}/${locale}/text">text</a></td>`,
          )}</tr>`,
      )}</table>`,
    ),
  );
  app.get<{ Params: { name: string; locale: string; form: string } }>(
    '/dev/mails/:name/:locale/:form',
    route,
    async ({ params }, reply) => {
      const locale = localeNames.find((name) => name === params.locale);
      const mail = locale && sampleMail(params.name, locale, config, catalogue);
      if (!mail) throw new ApiError('not-found');
      if (params.form === 'text') return sendPage(reply, mail.content.subject, html`<pre>${mail.text}</pre>`);
      const picture = {
        contentId: drawingContentId,
        contentType: 'image/png',
        content: await unitPicture(
          params.name.startsWith('several')
            ? exampleSeveral(catalogue, locale, severalPositions)
            : quotationOf(exampleQuotation(catalogue, locale)),
          mail.speaker,
        ),
      };
      return sendMailHtml(reply, withPictures(mail.html, [picture]));
    },
  );
}
