import type { ChangeSide, RevisionChange } from '@silowright/contract/revisions';
import { bcp47 } from '@silowright/domain/locale';
import { companyOf } from '../../platform/config/company.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { MailBlock, MailContent, MailRow } from '../../platform/mail/mail-content.ts';
import { freeText, heading, paragraph, table } from '../../platform/mail/mail-content.ts';
import type { MailSpeaker } from '../../platform/mail/speaker.ts';
import { onlyPosition, quotationOf } from '../paper/positions.ts';
import { printedNumber, type Quotation, type UnitQuotation } from '../paper/quotation.ts';
import { draftPdf } from '../paper/quotation-document.ts';
import type { WriteMail } from './write-mail.ts';
import { pdfFile, staffSpeaker } from './write-mail.ts';

/** What an approver has to know to decide (DK-08). */
export interface AskedApproval {
  readonly offerId: string;
  readonly number: string;
  readonly author: string;
  /** What the customer saves, of the goods. */
  readonly percent: number;
  readonly freeLines: number;
  /** Absent in mails of the previous release. */
  readonly beforeCents?: number;
  readonly totalCents: number;
  readonly currency: string;
  /** Empty: none was given. */
  readonly reasons: Readonly<Record<(typeof reasonParts)[number], string>>;
  readonly changes: readonly RevisionChange[];
  /** As it would be sent; attached as a PDF. */
  readonly quotation?: UnitQuotation | Quotation;
}

/** Of one unit as the release before reads it, as in the store. */
export const queuedForm = (quotation: Quotation): NonNullable<AskedApproval['quotation']> =>
  quotation.positions.length === 1 ? onlyPosition(quotation) : quotation;

const reasonParts = ['revision', 'discount', 'transport'] as const;

/** To the colleagues who may approve (DK-08). */
export const writeApprovalMail: WriteMail = async (message, parts) => {
  const { config } = parts;
  const asked = askedOf(readStored(storedKinds.message, message.id, message.payload));
  const speaker = staffSpeaker(config);
  const { quotation } = asked;
  return {
    content: approvalMail(asked, speaker, `${config.publicUrl}/admin/quotations/${asked.offerId}`),
    speaker,
    company: companyOf(config, speaker.locale),
    attachments: quotation
      ? [
          pdfFile(
            speaker.t('mail.approval.file', { number: printedNumber(quotation) }),
            await draftPdf(parts, 'positions' in quotation ? quotation : quotationOf(quotation)),
          ),
        ]
      : [],
  };
};

/** A mail that the previous release queued has one reason and no changes. */
const askedOf = (payload: AskedApproval & { readonly why?: string }): AskedApproval => ({
  ...payload,
  freeLines: payload.freeLines ?? 0,
  changes: payload.changes ?? [],
  reasons: payload.reasons ?? { revision: payload.why ?? '', discount: '', transport: '' },
});

export function approvalMail(asked: AskedApproval, speaker: MailSpeaker, url: string): MailContent {
  const { t, money } = speaker;
  const { number, currency, freeLines } = asked;
  const percent = new Intl.NumberFormat(bcp47(speaker.locale), {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(asked.percent / 100);
  const price = (minor: number) => money({ minor, currency });
  const intro = t('mail.approval.intro', { author: freeText(asked.author), number });
  const reasons = reasonParts
    .filter((part) => asked.reasons[part] !== '')
    .map((part) => ({ label: t(`mail.approval.reason-${part}`), value: freeText(asked.reasons[part]) }));
  const totals: MailRow[] = [
    { label: t('mail.approval.saved'), value: percent, whole: true },
    ...(freeLines > 0
      ? [{ label: t('mail.approval.free-lines'), value: speaker.number(freeLines), whole: true }]
      : []),
    ...(asked.beforeCents === undefined
      ? []
      : [{ label: t('mail.approval.before'), value: price(asked.beforeCents), whole: true }]),
    { label: t('mail.approval.total'), value: price(asked.totalCents), total: true },
  ];
  return {
    reader: 'approver',
    subject: t('mail.approval.subject', { number }),
    preheader: intro,
    title: t('mail.approval.subject', { number }),
    blocks: [
      paragraph(intro),
      table(reasons),
      ...changeBlocks(asked.changes, speaker, price),
      table(totals),
      { kind: 'button', label: t('mail.approval.open'), url, primary: true },
      ...(asked.quotation ? [paragraph(t('mail.approval.attached'), 'quiet')] : []),
    ],
  };
}

/** Two rows for each change: what it was, and what it becomes. */
function changeBlocks(
  changes: readonly RevisionChange[],
  speaker: MailSpeaker,
  price: (minor: number) => string,
): MailBlock[] {
  if (changes.length === 0) return [];
  const { t } = speaker;
  const wordIn = ({ key, text }: { readonly key: string; readonly text: string }) =>
    t(key) === key ? text : t(key);
  const rowsOf = ({ part, position, group, before, after }: RevisionChange): MailRow[] => {
    const own = group ? wordIn(group) : t(`mail.approval.part-${part}`);
    const name = position === undefined ? own : `${position} · ${own}`;
    return (
      [
        ['before', before],
        ['after', after],
      ] as const
    ).flatMap(([when, side]) =>
      side === null && part !== 'transport'
        ? []
        : [
            {
              label: [t(`mail.approval.${when}-part`, { part: name }), side && textOf(side)]
                .filter(Boolean)
                .join(': '),
              value:
                side?.count !== undefined && part === 'amount'
                  ? speaker.number(side.count)
                  : side?.in_cents !== undefined
                    ? price(side.in_cents)
                    : '–',
              whole: true,
            },
          ],
    );
  };
  const textOf = (side: ChangeSide): string => {
    const { choices = [], text, confirmed, unit, volume_m3: volume, count, role, chosen } = side;
    return freeText(
      [
        unit &&
          [count && `${count} ×`, wordIn(unit), volume !== undefined && speaker.volume(volume)]
            .filter(Boolean)
            .join(' '),
        role && t(`mail.approval.role-${role}`),
        chosen ? t('mail.approval.chosen') : undefined,
        ...choices.map(({ choice, custom }) => [wordIn(choice), custom].filter(Boolean).join(' ')),
        text,
        confirmed ? t('mail.approval.confirmed') : undefined,
      ]
        .filter(Boolean)
        .join(', '),
    );
  };
  return [heading(t('mail.approval.changes')), table(changes.flatMap(rowsOf))];
}
