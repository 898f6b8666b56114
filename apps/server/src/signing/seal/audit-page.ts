import { hash } from 'node:crypto';
import { type DrawnSignature, signatureField } from '@silowright/contract/signing';
import { bcp47, type LocaleName } from '@silowright/domain/locale';
import { inList } from '@silowright/texts/format';
import { type Messages, translate } from '@silowright/texts/translate';
import type { PdfFonts } from '../../deals/paper/pdf/load-fonts.ts';
import { drawSender } from '../../deals/paper/pdf/page-frame.ts';
import {
  contentWidth,
  grey,
  ground,
  hairline,
  ink,
  Paper,
  page,
  roomFor,
} from '../../deals/paper/pdf/paper.ts';
import { printedBrand } from '../../deals/paper/pdf/printed-brand.ts';
import { decidedNumbers } from '../../deals/paper/positions.ts';
import { customerOf, printedNumber, type Quotation } from '../../deals/paper/quotation.ts';
import type { SignatureRecord } from './signature-record.ts';

export interface AuditInput {
  readonly quotation: Quotation;
  readonly record: SignatureRecord;
  /** DER of the sealing certificate. */
  readonly certificate: Uint8Array;
  readonly fonts: PdfFonts;
  readonly messages: Messages;
}

const labelWidth = 150;

/** The last page of a signed quotation: times, addresses and hashes (D10). */
export async function renderAuditPage(input: AuditInput): Promise<Uint8Array> {
  const { quotation, record } = input;
  const { locale, timeZone, company } = quotation;
  const t = (key: string, params = {}) => translate(input.messages, locale, key, params);
  const number = printedNumber(quotation);
  const title = t('signing.audit.title', { number });
  const paper = new Paper({
    locale,
    timeZone,
    fonts: input.fonts,
    messages: input.messages,
    title,
    author: company.name,
    keywords: t('quotation.keywords'),
    createdAt: new Date(record.signedAtMs),
    brand: await printedBrand(company),
    names: customerOf(quotation.addressee),
  });
  paper.addPage();
  let y: number = page.top;
  y = paper.write('H2', title, page.left, y, contentWidth, { size: 18, bold: true });
  y = paper.write('P', t('signing.audit.intro', { number }), page.left, y + 6, contentWidth, {
    colour: grey,
  });
  y = drawSignature(paper, input, y + 14);
  paper.pairs(
    auditRows(input, t).map(([label, value]) => {
      const height = Math.max(
        paper.heightOf(label, labelWidth - 12),
        paper.heightOf(value, contentWidth - labelWidth),
      );
      return {
        before: () => {
          y = roomFor(paper, y, height + 12);
          paper.artifact(() => paper.line(page.left, y, page.right, y, hairline));
        },
        label: () => paper.text(label, page.left, y + 6, labelWidth - 12, { colour: grey }),
        value: () => {
          paper.text(value, page.left + labelWidth, y + 6, contentWidth - labelWidth);
          y += height + 10;
        },
      };
    }),
  );
  const foot = t('signing.audit.seal', { company: company.name });
  y = roomFor(paper, y, paper.heightOf(foot, contentWidth, { size: 8 }) + 16);
  paper.write('P', foot, page.left, y + 12, contentWidth, { size: 8, colour: grey });
  return paper.finish(() => {
    drawSender(paper, company);
    paper.text(number, page.right - 240, 42, 240, { size: 8.5, colour: grey, align: 'right' });
    paper.line(page.left, 72, page.right, 72, hairline);
  });
}

function auditRows({ quotation, record, certificate }: AuditInput, t: Paper['t']): [string, string][] {
  const { addressee, locale, timeZone } = quotation;
  const time = (timeMs: number) =>
    `${new Intl.DateTimeFormat(bcp47(locale), { dateStyle: 'long', timeStyle: 'long', timeZone }).format(timeMs)}\n${new Date(timeMs).toISOString()}`;
  return [
    [t('signing.audit.name'), record.name],
    ...(addressee.companyName
      ? [[t('signing.audit.company'), addressee.companyName] as [string, string]]
      : []),
    ...buyerRows(record, t, locale),
    [t('signing.audit.identified'), t('signing.audit.by-link', { email: addressee.email })],
    ...consentRows(quotation, t),
    ...(record.openedAtMs === undefined
      ? []
      : [[t('signing.audit.opened-at'), time(record.openedAtMs)] as [string, string]]),
    [t('signing.audit.signed-at'), time(record.signedAtMs)],
    [
      t('signing.audit.address'),
      record.claimedAddress && record.claimedAddress !== record.address
        ? `${record.address}\n${t('signing.audit.claimed', { address: record.claimedAddress })}`
        : record.address,
    ],
    [t('signing.audit.browser'), record.browser],
    [t('signing.audit.document-hash'), inGroups(record.documentHash)],
    [t('signing.audit.certificate-hash'), inGroups(hash('sha256', certificate, 'hex'))],
  ];
}

/** In the words of the sign page, with what was bought of a choice (PJ-04). */
function consentRows(quotation: Quotation, t: Paper['t']): [string, string][] {
  const number = printedNumber(quotation);
  const numbers = decidedNumbers(quotation);
  if (!numbers) return [[t('signing.audit.consent'), t('signing.consent', { number })]];
  const chosen = inList(quotation.locale, numbers.bought);
  return [
    [t('signing.audit.consent'), t('signing.consent-choice', { number, chosen })],
    [t('signing.audit.chosen'), numbers.bought.join(', ')],
    ...(numbers.rest.length > 0
      ? [[t('signing.audit.not-chosen'), numbers.rest.join(', ')] as [string, string]]
      : []),
  ];
}

/** The party of the contract (QU-03). */
function buyerRows({ buyer }: SignatureRecord, t: Paper['t'], locale: LocaleName): [string, string][] {
  const country = new Intl.DisplayNames([bcp47(locale)], { type: 'region' }).of(buyer.country);
  return [
    [
      t('signing.audit.buyer'),
      `${buyer.street}\n${buyer.postalCode} ${buyer.city}\n${country ?? buyer.country}`,
    ],
    [t('signing.audit.vat'), buyer.vatNumber ?? t('signing.audit.none')],
    [t('signing.audit.reference'), buyer.orderReference ?? t('signing.audit.none')],
    ...(buyer.leitwegId ? [[t('quotation.buyer.leitweg'), buyer.leitwegId] as [string, string]] : []),
    ...(buyer.ean ? [[t('quotation.buyer.ean'), buyer.ean] as [string, string]] : []),
  ];
}

/** Two lines of four groups, easy to compare. */
const inGroups = (hex: string): string =>
  (hex.match(/.{8}/g) ?? []).map((group, at) => group + (at === 3 ? '\n' : ' ')).join('');

function drawSignature(paper: Paper, { record }: AuditInput, top: number): number {
  const { signature, name } = record;
  const height = 96;
  const { doc } = paper;
  paper.artifact(() => doc.roundedRect(page.left, top, contentWidth, height, 6).fill(ground));
  paper.tag(
    signature.kind === 'drawn' ? 'Figure' : 'P',
    () => {
      if (signature.kind === 'drawn')
        drawStrokes(paper, signature.strokes, page.left + 16, top + 8, height - 16);
      else paper.text(signature.text, page.left + 16, top + 32, contentWidth - 32, { size: 24, colour: ink });
    },
    signature.kind === 'drawn' ? { alt: paper.t('signing.audit.drawn-alt', { name }) } : {},
  );
  return top + height + 14;
}

function drawStrokes({ doc }: Paper, strokes: DrawnSignature, x: number, y: number, height: number): void {
  const scale = height / signatureField.height;
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    doc.moveTo(x + first[0] * scale, y + first[1] * scale);
    for (const [atX, atY] of rest) doc.lineTo(x + atX * scale, y + atY * scale);
  }
  doc.lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(ink).stroke();
}
