import { goodsCents } from '@silowright/domain/pricing/priced-configuration';
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
import { choiceTable, rangeOfChoices } from '../paper/choice-rows.ts';
import { firstUnit, unitsOf } from '../paper/positions.ts';
import {
  customerOf,
  type OfferLinks,
  printedNumber,
  type Quotation,
  type StaffRevision,
} from '../paper/quotation.ts';
import { hasSiteSheet } from '../paper/quotation-document.ts';
import { bindingSentence, priceIn, type TotalRow, vatNote } from '../paper/quotation-rows.ts';
import {
  listIn,
  loadHeading,
  openPositions,
  openUnits,
  pictureAlt,
  roleWords,
  savedWords,
} from '../paper/several-words.ts';
import { unitFileLinks } from '../paper/unit-file-links.ts';
import { drawingAlt, unitShort, zonesOf } from '../paper/unit-sentence.ts';
import { totalsOfSeveral, wholeSentence, wholeShort, wholeTotals } from '../paper/whole-quotation.ts';
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
      total: totalIn(quotation, speaker),
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

/** From the lowest to the highest, while something can be chosen. */
const totalIn = (quotation: Quotation, speaker: MailSpeaker): string =>
  rangeOfChoices(speaker, quotation)?.total ?? priceIn(speaker, quotation)(quotation.totalCents);

/** One line for each position. */
function filesBlock(quotation: Quotation, links: OfferLinks, { t }: MailSpeaker): MailBlock[] {
  const units = openUnits(quotation);
  const open = openPositions(quotation);
  return units.map((unit, at): MailBlock => {
    const { number } = open[at]!;
    const label = quotation.positions.length > 1 ? t('mail.files-of', { number }) : t('files.title');
    const files = unitFileLinks(unit, links).map(({ format, url }) => ({ label: t(`files.${format}`), url }));
    return { kind: 'links', label, page: links.reopenUrl, links: files };
  });
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
          : t(`${byRegion ? 'mail.dealer.intro-region' : 'mail.dealer.intro'}${several(quotation)}`, {
              customer,
            }),
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
    preheader: t('mail.sales.preheader', { unit, total: totalIn(quotation, speaker) }),
    title: t(
      quotation.revised ? 'mail.revised.ours-title' : held ? 'mail.sales.held-title' : 'mail.sales.title',
    ),
    blocks: [
      ...(held ? [notice(t('mail.sales.held'))] : []),
      paragraph(
        quotation.revised
          ? revisedIntro(quotation.revised, customer, speaker)
          : t(`${held ? 'mail.sales.held-intro' : 'mail.sales.intro'}${several(quotation)}`, { customer }),
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
function introOf(quotation: Quotation, { t }: MailSpeaker): MailBlock[] {
  const { revised, replaces } = quotation;
  if (!revised) {
    const text = replaces
      ? t('mail.changed.intro', { before: replaces })
      : t(`mail.quotation.intro${several(quotation)}`);
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

/** Ends the key of a text that has a form for several units. */
const several = ({ positions }: Quotation): '-several' | '' => (positions.length > 1 ? '-several' : '');

/** Each position with its price, the total, the choices, and what is saved by delivering together (PJ-05). */
function summaryOfSeveral(quotation: Quotation, speaker: MailSpeaker): MailBlock[] {
  const { t } = speaker;
  const { locale, transport } = quotation;
  const price = priceIn(speaker, quotation);
  const open = openPositions(quotation);
  const positions = unitsOf(quotation).map((unit, at): MailRow => {
    const position = quotation.positions[at]!;
    const role = roleWords(speaker, quotation, position);
    const words = `${position.number} · ${unitShort(speaker, unit)}`;
    return {
      label: freeText(role ? `${words} (${role})` : words),
      value: price(goodsCents(position)),
      whole: true,
    };
  });
  const choices = choiceTable(speaker, quotation);
  const saved = savedWords(speaker, quotation);
  return [
    { kind: 'picture', contentId: drawingContentId, alt: pictureAlt(speaker, quotation), wide: true },
    paragraph(
      t('mail.picture-order', {
        numbers: listIn(
          locale,
          open.map(({ number }) => number),
        ),
      }),
      'quiet',
    ),
    paragraph(freeText(wholeSentence(speaker, quotation))),
    table([
      { label: t('mail.field.number'), value: printedNumber(quotation), whole: true },
      ...positions,
      ...totalRowsOf(totalsOfSeveral(speaker, quotation), transport !== null, t('quotation.not-available')),
    ]),
    ...(saved ? [paragraph(`${loadHeading(speaker, quotation)}: ${saved}.`)] : []),
    ...(choices
      ? [
          heading(choices.heading),
          table(
            choices.rows.slice(1).map(({ cells }) => ({
              label: freeText(cells[0] ?? ''),
              value: cells.at(-1) ?? '',
              whole: true,
            })),
          ),
          paragraph(choices.note, 'quiet'),
        ]
      : []),
  ];
}

const totalRowsOf = (rows: readonly TotalRow[], hasTransport: boolean, notAvailable: string): MailRow[] =>
  rows.map(({ label, value, main }) => ({
    label: freeText(label.replace(/ [¹²]$/, '')),
    value,
    ...(main ? { total: true } : { whole: hasTransport || value !== notAvailable }),
  }));

function summary(quotation: Quotation, speaker: MailSpeaker): MailBlock[] {
  if (quotation.positions.length > 1) return summaryOfSeveral(quotation, speaker);
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
      ...totalRowsOf(wholeTotals(speaker, quotation), transport !== null, t('quotation.not-available')),
    ]),
  ];
}

/** In front of what belongs to one of several positions. */
const numberOf = ({ positions }: Quotation, at: number): string =>
  positions.length > 1 ? `${positions[at]!.number} · ` : '';
