import type { MailBlock, MailContent, MailRow } from '../../platform/mail/mail-content.ts';
import {
  capitalised,
  freeText,
  heading,
  notice,
  paragraph,
  table,
} from '../../platform/mail/mail-content.ts';
import type { MailSpeaker } from '../../platform/mail/speaker.ts';
import { firstUnit, unitsOf } from '../paper/positions.ts';
import {
  customerOf,
  type OfferLinks,
  printedNumber,
  type Quotation,
  type StaffRevision,
} from '../paper/quotation.ts';
import { hasSiteSheet } from '../paper/quotation-document.ts';
import { bindingSentence, priceIn, vatNote } from '../paper/quotation-rows.ts';
import { unitFileLinks } from '../paper/unit-file-links.ts';
import { drawingAlt, zonesOf } from '../paper/unit-sentence.ts';
import { wholeSentence, wholeShort, wholeTotals } from '../paper/whole-quotation.ts';
import { contactBlocks, greeting } from './contact-blocks.ts';

export type OfferRole = 'visitor' | 'dealer' | 'unverified-dealer' | 'sales';

export const drawingContentId = 'unit@quotation';

/** The quotation mail for each recipient (D9). */
export function quotationMail(
  role: OfferRole,
  quotation: Quotation,
  links: OfferLinks,
  speaker: MailSpeaker,
  state: { readonly visitorMailHeld?: boolean } = {},
): MailContent {
  if (role === 'visitor') return toVisitor(quotation, links, speaker);
  if (role === 'sales') return toSales(quotation, speaker, state.visitorMailHeld ?? false);
  return toDealer(quotation, speaker, role === 'unverified-dealer');
}

function toVisitor(quotation: Quotation, links: OfferLinks, speaker: MailSpeaker): MailContent {
  const { t } = speaker;
  const unit = wholeShort(speaker, quotation);
  return {
    reader: 'visitor',
    subject: t('mail.quotation.subject', { number: printedNumber(quotation), unit }),
    preheader: t('mail.quotation.preheader', {
      unit,
      total: priceIn(speaker, quotation)(quotation.totalCents),
    }),
    title: t(quotation.revised ? 'mail.revised.title' : 'mail.quotation.title'),
    blocks: [
      paragraph(greeting(quotation.addressee, speaker)),
      ...introOf(quotation, speaker),
      ...summary(quotation, speaker),
      paragraph(bindingSentence(speaker, quotation)),
      { kind: 'button', label: t('mail.quotation.sign'), url: links.signUrl, primary: true },
      { kind: 'button', label: t('mail.quotation.open'), url: links.reopenUrl, primary: false },
      ...nextBlocks(quotation, speaker),
      paragraph(t('mail.quotation.valid', { date: speaker.date(quotation.validUntil) }), 'quiet'),
      paragraph(vatNote(speaker, quotation), 'quiet'),
      ...attachedBlock(quotation, speaker),
      ...filesBlock(quotation, links, speaker),
      paragraph(t('mail.not-you'), 'quiet'),
    ],
  };
}

/** Of one unit: of several they would be a page of links. */
function filesBlock(quotation: Quotation, links: OfferLinks, { t }: MailSpeaker): MailBlock[] {
  const [only, second] = unitsOf(quotation);
  if (!only || second) return [];
  const files = unitFileLinks(only, links).map(({ format, url }) => ({ label: t(`files.${format}`), url }));
  return [{ kind: 'links', label: t('files.title'), page: links.reopenUrl, links: files }];
}

/** Staff revise a quotation after a call; nobody is asked to call again. */
function nextBlocks({ revised, dealer, typedDealerEmail }: Quotation, { t }: MailSpeaker): MailBlock[] {
  if (revised) return [];
  const text = dealer
    ? t('mail.quotation.next-dealer', { dealer: dealer.name })
    : t(typedDealerEmail ? 'mail.quotation.next-dealer-unnamed' : 'mail.quotation.next-direct');
  return [heading(t('mail.quotation.next-heading')), paragraph(text)];
}

/** What is attached besides the quotation. */
function attachedBlock(quotation: Quotation, { t }: MailSpeaker): MailBlock[] {
  const { conditions } = quotation;
  const names = [hasSiteSheet(quotation) && t('site-sheet.title'), conditions?.terms?.name].filter(Boolean);
  const { url } = conditions?.terms ?? {};
  return names.length === 0
    ? []
    : [
        paragraph(
          `${t('mail.quotation.attached', { names: names.join(', ') })}${url ? ` ${url}` : ''}`,
          'quiet',
        ),
      ];
}

function toDealer(quotation: Quotation, speaker: MailSpeaker, unverified: boolean): MailContent {
  const { t } = speaker;
  const customer = freeText(customerOf(quotation.addressee));
  const unit = wholeShort(speaker, quotation);
  const subject = t('mail.dealer.subject', { number: printedNumber(quotation), customer, unit });
  const byRegion = !unverified && quotation.dealer?.by === 'region';
  return {
    reader: unverified ? 'unverified-dealer' : 'dealer',
    subject: unverified ? t('mail.dealer.unverified-subject', { subject }) : subject,
    preheader: quotation.revised
      ? revisedIntro(quotation.revised, customer, speaker)
      : t('mail.dealer.preheader', { customer }),
    title: t(quotation.revised ? 'mail.revised.ours-title' : 'mail.dealer.title'),
    blocks: [
      ...(unverified ? [notice(t('mail.dealer.unverified', { company: quotation.company.name }))] : []),
      paragraph(
        quotation.revised
          ? revisedIntro(quotation.revised, customer, speaker)
          : t(byRegion ? 'mail.dealer.intro-region' : 'mail.dealer.intro', { customer }),
      ),
      ...replacedBlock(quotation, speaker),
      ...contactBlocks(quotation.addressee, speaker),
      ...zonesBlock(quotation, speaker),
      ...summary(quotation, speaker),
    ],
  };
}

const revisedIntro = ({ replaces }: StaffRevision, customer: string, { t }: MailSpeaker): string =>
  t('mail.revised.ours-intro', { customer, before: replaces });

function toSales(quotation: Quotation, speaker: MailSpeaker, held: boolean): MailContent {
  const { t } = speaker;
  const customer = freeText(customerOf(quotation.addressee));
  const unit = wholeShort(speaker, quotation);
  const { dealer, typedDealerEmail } = quotation;
  const dealerRows: MailRow[] = [
    ...(dealer ? [{ label: t('mail.sales.dealer'), value: dealer.name }] : []),
    ...(typedDealerEmail
      ? [{ label: t('mail.sales.unverified-dealer'), value: freeText(typedDealerEmail) }]
      : []),
  ];
  return {
    reader: 'sales',
    subject: t(quotation.revised ? 'mail.dealer.subject' : 'mail.sales.subject', {
      number: printedNumber(quotation),
      customer,
      unit,
    }),
    preheader: t('mail.sales.preheader', { unit, total: priceIn(speaker, quotation)(quotation.totalCents) }),
    title: t(
      quotation.revised ? 'mail.revised.ours-title' : held ? 'mail.sales.held-title' : 'mail.sales.title',
    ),
    blocks: [
      ...(held ? [notice(t('mail.sales.held'))] : []),
      paragraph(
        quotation.revised
          ? revisedIntro(quotation.revised, customer, speaker)
          : t(held ? 'mail.sales.held-intro' : 'mail.sales.intro', { customer }),
      ),
      ...replacedBlock(quotation, speaker),
      ...contactBlocks(quotation.addressee, speaker),
      ...(dealerRows.length > 0 ? [table(dealerRows)] : []),
      ...zonesBlock(quotation, speaker),
      ...summary(quotation, speaker),
    ],
  };
}

/** For dealer and sales, who may have the earlier quotation on their desk. */
function replacedBlock({ replaces }: Quotation, { t }: MailSpeaker): MailBlock[] {
  return replaces ? [paragraph(t('mail.changed.ours', { before: replaces }))] : [];
}

/** Words of staff to the customer, one paragraph for each line, then what the mail is about. */
function introOf({ revised, replaces }: Quotation, { t }: MailSpeaker): MailBlock[] {
  if (!revised) {
    const text = replaces ? t('mail.changed.intro', { before: replaces }) : t('mail.quotation.intro');
    return [paragraph(text)];
  }
  const message = revised.message.split(/\n+/).filter((text) => text.trim() !== '');
  const intro = t('mail.revised.intro', { before: revised.replaces });
  return [...message, message.length > 0 ? capitalised(intro) : intro].map((text) => paragraph(text));
}

/** Dealer and sales must know whether explosion zones have to be clarified (EN-09). */
function zonesBlock(quotation: Quotation, { t }: MailSpeaker): MailBlock[] {
  const rows = quotation.positions.flatMap((position, at): MailRow[] => {
    const zones = zonesOf(position);
    const label = `${numberOf(quotation, at)}${t('quotation.data.zones')}`;
    return zones ? [{ label, value: t(`quotation.zones.${zones}`) }] : [];
  });
  return rows.length > 0 ? [table(rows)] : [];
}

function summary(quotation: Quotation, speaker: MailSpeaker): MailBlock[] {
  const { t } = speaker;
  const { transport } = quotation;
  return [
    {
      kind: 'picture',
      contentId: drawingContentId,
      alt: drawingAlt(speaker, firstUnit(quotation)),
    },
    paragraph(freeText(wholeSentence(speaker, quotation))),
    table([
      { label: t('mail.field.number'), value: printedNumber(quotation), whole: true },
      ...wholeTotals(speaker, quotation).map(({ label, value, main }) => ({
        label: freeText(label.replace(/ [¹²]$/, '')),
        value,
        ...(main ? { total: true } : { whole: transport !== null || value !== t('quotation.not-available') }),
      })),
    ]),
  ];
}

/** In front of what belongs to one of several positions. */
const numberOf = ({ positions }: Quotation, at: number): string =>
  positions.length > 1 ? `${positions[at]!.number} · ` : '';
