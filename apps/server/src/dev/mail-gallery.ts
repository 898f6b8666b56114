import { type LocaleName, localeNames } from '@silowright/domain/locale';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../config/company.ts';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';
import { html } from '../http/html.ts';
import { type Lead, leadMail } from '../mail/lead-mail.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { type MeetingMail, meetingMail } from '../mail/meeting-mail.ts';
import { drawingContentId, quotationMail } from '../mail/quotation-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { requestMail } from '../mail/request-mail.ts';
import { type SigningMail, signingMail } from '../mail/signing-mail.ts';
import type { MailSpeaker } from '../mail/speaker.ts';
import { unitPicture } from '../mail/unit-picture.ts';
import { mailSpeaker } from '../mail/write-mail.ts';
import {
  sampleCompany,
  sampleDealer,
  sampleLinks,
  sampleQuotation,
  sampleRequest,
} from '../quotation/sample-quotation.ts';
import { sendMailHtml, sendPage, withPictures } from './page.ts';

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
  return (localeStr, speaker) =>
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
      company: sampleCompany,
      manageUrl: 'https://silos.example/meeting/sample',
      speaker,
    });
};

const signed: SigningMail = { outcome: 'signed', name: 'Anna Müller' };
const declined: SigningMail = { outcome: 'declined', reason: 'Too tall for our yard.' };

const voided: SigningMail = { outcome: 'voided', reason: 'Signed by somebody without authority.' };

type Sample = (locale: LocaleName, speaker: MailSpeaker) => MailContent;

/** All mails, with their input data. */
const samples: Readonly<Record<string, Sample>> = {
  'quotation-visitor': (locale, speaker) =>
    quotationMail('visitor', sampleQuotation(locale), sampleLinks, speaker),
  'quotation-visitor-dealer': (locale, speaker) =>
    quotationMail('visitor', sampleQuotation(locale, { dealer: sampleDealer }), sampleLinks, speaker),
  'quotation-visitor-no-transport': (locale, speaker) =>
    quotationMail('visitor', sampleQuotation(locale, { place: null }), sampleLinks, speaker),
  'quotation-dealer': (locale, speaker) =>
    quotationMail('dealer', sampleQuotation(locale, { dealer: sampleDealer }), sampleLinks, speaker),
  'quotation-dealer-region': (locale, speaker) =>
    quotationMail(
      'dealer',
      sampleQuotation(locale, { dealer: { ...sampleDealer, by: 'region' } }),
      sampleLinks,
      speaker,
    ),
  'quotation-unverified-dealer': (locale, speaker) =>
    quotationMail('unverified-dealer', sampleQuotation(locale), sampleLinks, speaker),
  'quotation-sales': (locale, speaker) =>
    quotationMail(
      'sales',
      sampleQuotation(locale, { dealer: sampleDealer, typedDealerEmail: 'someone@dealer.example' }),
      sampleLinks,
      speaker,
    ),
  'quotation-sales-held': (locale, speaker) =>
    quotationMail('sales', sampleQuotation(locale), sampleLinks, speaker, { visitorMailHeld: true }),
  'request-visitor': (locale, speaker) => requestMail('visitor', sampleRequest(locale), speaker),
  'request-visitor-meeting': (locale, speaker) =>
    requestMail('visitor', { ...sampleRequest(locale), callToAction: 'book_a_meeting' }, speaker),
  'request-sales': (locale, speaker) => requestMail('sales', sampleRequest(locale), speaker),
  'lead-visitor': (_locale, speaker) => leadMail('visitor', lead, speaker),
  'lead-sales': (_locale, speaker) => leadMail('sales', lead, speaker),
  'signed-visitor': (locale, speaker) => signingMail('visitor', sampleQuotation(locale), signed, speaker),
  'signed-sales': (locale, speaker) => signingMail('ours', sampleQuotation(locale), signed, speaker),
  'declined-visitor': (locale, speaker) => signingMail('visitor', sampleQuotation(locale), declined, speaker),
  'declined-sales': (locale, speaker) => signingMail('ours', sampleQuotation(locale), declined, speaker),
  'voided-visitor': (locale, speaker) => signingMail('visitor', sampleQuotation(locale), voided, speaker),
  'voided-sales': (locale, speaker) => signingMail('ours', sampleQuotation(locale), voided, speaker),
  'meeting-visitor': meeting('visitor', 'booked'),
  'meeting-visitor-moved': meeting('visitor', 'moved'),
  'meeting-visitor-cancelled': meeting('visitor', 'cancelled'),
  'meeting-sales': meeting('sales', 'booked'),
  'meeting-sales-moved': meeting('sales', 'moved'),
  'meeting-sales-cancelled': meeting('sales', 'cancelled'),
};

export const mailNames = Object.keys(samples);

export function sampleMail(name: string, locale: LocaleName, config: Config) {
  const sample = samples[name];
  if (!sample) return undefined;
  const speaker = mailSpeaker(config, locale);
  const content = sample(locale, speaker);
  return { content, speaker, ...renderMail(content, speaker, companyOf(config, speaker.locale)) };
}

/** Shows every mail in every language, for those who change them. */
export function mountMailGallery(app: FastifyInstance, config: Config): void {
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
      const mail = locale && sampleMail(params.name, locale, config);
      if (!mail) throw new ApiError('not-found');
      if (params.form === 'text') return sendPage(reply, mail.content.subject, html`<pre>${mail.text}</pre>`);
      const picture = {
        contentId: drawingContentId,
        contentType: 'image/png',
        content: await unitPicture(sampleQuotation(locale), mail.speaker),
      };
      return sendMailHtml(reply, withPictures(mail.html, [picture]));
    },
  );
}
