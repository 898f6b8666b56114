import type { MailContent, MailRow } from '../../platform/mail/mail-content.ts';
import { freeText, heading, notice, paragraph, table } from '../../platform/mail/mail-content.ts';
import type { MailSpeaker } from '../../platform/mail/speaker.ts';
import { customerOf, type OfferRequest, printedNumber } from '../paper/quotation.ts';
import { zonesOf } from '../paper/unit-sentence.ts';
import { contactBlocks, greeting } from './contact-blocks.ts';
import type { OfferRole } from './quotation-mail.ts';

/** A request without a priced unit: a confirmation without prices, and the same data for staff (D17). */
export function requestMail(role: OfferRole, request: OfferRequest, speaker: MailSpeaker): MailContent {
  const { t } = speaker;
  const number = printedNumber(request);
  const customer = freeText(customerOf(request.addressee));
  const rows = table(requestRows(request, speaker));
  if (role === 'visitor') {
    return {
      reader: role,
      subject: t('mail.request.subject', { number }),
      preheader: t('mail.request.preheader'),
      title: t('mail.request.title'),
      blocks: [
        paragraph(greeting(request.addressee, speaker)),
        paragraph(t('mail.request.intro')),
        rows,
        heading(t('mail.quotation.next-heading')),
        paragraph(
          t(request.callToAction === 'book_a_meeting' ? 'mail.request.next-meeting' : 'mail.request.next'),
        ),
        paragraph(t('mail.not-you'), 'quiet'),
      ],
    };
  }
  return {
    reader: role,
    subject: t('mail.request-sales.subject', { number, customer }),
    preheader: t('mail.request-sales.preheader', { customer }),
    title: t('mail.request-sales.title'),
    blocks: [
      ...(role === 'unverified-dealer'
        ? [notice(t('mail.dealer.unverified', { company: request.company.name }))]
        : []),
      paragraph(t('mail.request-sales.intro', { customer })),
      ...contactBlocks(request.addressee, speaker),
      rows,
    ],
  };
}

function requestRows(request: OfferRequest, speaker: MailSpeaker): MailRow[] {
  const { t } = speaker;
  const { data, callToAction } = request;
  const zones = zonesOf(request);
  const row = (key: string, value: string | undefined): MailRow[] =>
    value === undefined || value === '' ? [] : [{ label: t(key), value }];
  const figure = (key: string, value: string | undefined): MailRow[] =>
    row(key, value).map((each) => ({ ...each, whole: true }));
  const metres = (mm: number | undefined) => (mm === undefined ? undefined : `${speaker.metres(mm)} m`);
  return [
    ...figure('mail.field.number', printedNumber(request)),
    ...row('mail.field.market', data.market.label),
    ...row('mail.field.product', data.productName === undefined ? undefined : freeText(data.productName)),
    ...row('mail.field.substance', data.substance && t(`mail.field.${data.substance}`)),
    ...figure(
      data.substance === 'liquid' ? 'mail.field.specific-gravity' : 'mail.field.bulk-density',
      data.densityKgM3 === undefined ? undefined : `${speaker.number(data.densityKgM3)} kg/m³`,
    ),
    ...figure(
      'mail.field.design-temperature',
      data.designTemperatureC === undefined ? undefined : `${speaker.number(data.designTemperatureC)} °C`,
    ),
    ...row('mail.field.atex', data.atexApproved ? t('mail.field.yes') : undefined),
    ...row('quotation.data.zones', zones && t(`quotation.zones.${zones}`)),
    ...row('mail.field.food', data.foodApproved ? t('mail.field.yes') : undefined),
    ...figure('mail.field.volume', speaker.volume(data.volumePerUnitM3)),
    ...figure('mail.field.amount', speaker.number(data.amountOfUnits)),
    ...figure('mail.field.total-volume', speaker.volume(data.volumePerUnitM3 * data.amountOfUnits)),
    ...row('quotation.data.placement', data.placement && t(`quotation.data.${data.placement}`)),
    ...figure('quotation.data.height-limit', metres(data.heightLimitMm)),
    ...row('mail.field.location', data.placeName === undefined ? undefined : freeText(data.placeName)),
    ...row('mail.field.construction', data.construction?.label),
    ...figure(
      'mail.field.size',
      data.diameterMm === undefined || data.heightMm === undefined
        ? undefined
        : `${speaker.metres(data.diameterMm)} × ${speaker.metres(data.heightMm)} m`,
    ),
    ...row('mail.field.follow-up', callToAction && t(`mail.field.${callToAction}`)),
  ];
}
