import { drawToPdf } from '@silowright/domain/drawing/to-pdf';
import { formatPhone } from '../../../platform/format-phone.ts';
import { isBeforeChoice, rangeOfChoices } from '../choice-rows.ts';
import { firstUnit } from '../positions.ts';
import { greetedName, nameOf, printedNumber, type Quotation, replacedNumber } from '../quotation.ts';
import { priceIn, transportText } from '../quotation-rows.ts';
import { drawingAlt } from '../unit-sentence.ts';
import { wholeBoundCents, wholeSentence, wholeShort } from '../whole-quotation.ts';
import { contentWidth, grey, ground, ink, type Paper, page, pale, roomFor, type TextStyle } from './paper.ts';
import { shadedDrawing } from './unit-drawing.ts';

export const letterWidth = 272;
const windowY = 128;
/** Position of title and price card, unless a name is very long. */
const titleY = 250;
const cardY = 668;
export const cardHeight = 78;

/** The first page: addressee, unit and price. */
export function letterPage(paper: Paper, quotation: Quotation): void {
  const below = letterHead(paper, quotation, wholeShort(paper, quotation));
  const letterEnd = letter(paper, quotation, below);
  picture(paper, quotation, below);
  const lowest = page.bottom - cardHeight - 20;
  const cardTop = roomFor(
    paper,
    Math.min(Math.max(cardY, letterEnd + 10), Math.max(lowest, letterEnd + 6)),
    cardHeight + 20,
  );
  priceCard(paper, quotation, cardTop);
}

export const subtitleStyle = { size: 11.5, colour: grey } as const;

/** Addressee, particulars, title and subtitle; returns the y below them. */
export function letterHead(paper: Paper, quotation: Quotation, subtitle: string): number {
  paper.addPage();
  // The title is read first, but is drawn below an address of unknown length.
  const [title, about] = [paper.reserve('H1'), paper.reserve('P')];
  const headEnd = Math.max(addressWindow(paper, quotation), particulars(paper, quotation));
  const top = Math.max(titleY, headEnd + 18);
  title(() => {
    paper.text(`${paper.t('quotation.title')} ${printedNumber(quotation)}`, page.left, top, contentWidth, {
      size: 22,
      bold: true,
    });
  });
  about(() => {
    paper.text(subtitle, page.left, top + 30, contentWidth, subtitleStyle);
  });
  const [height, line] = [subtitle, 'x'].map((text) => paper.heightOf(text, contentWidth, subtitleStyle));
  return top + 66 + (height! - line!);
}

/** In the window of an envelope, with the sender in small print above. */
function addressWindow(paper: Paper, { addressee, company, buyer }: Quotation): number {
  const width = 240;
  let y: number = windowY;
  paper.artifact(() => {
    const sender = [company.name, ...company.addressLines].join(' · ');
    paper.text(sender, page.left, windowY - 14, width + 20, { size: 6.5, colour: pale });
  });
  paper.tag('P', () => {
    const name = nameOf(addressee);
    if (addressee.companyName) {
      y = paper.text(addressee.companyName, page.left, y, width, { size: 10.5, bold: true });
      if (name) y = paper.text(paper.t('quotation.attention', { name }), page.left, y, width, { size: 10.5 });
    } else if (name) {
      y = paper.text(name, page.left, y, width, { size: 10.5, bold: true });
    }
    for (const line of addressLines(paper, buyer)) y = paper.text(line, page.left, y, width, { size: 10.5 });
    y = paper.text(addressee.email, page.left, y + 3, width, { size: 9, colour: grey });
    if (addressee.phoneNumber) {
      y = paper.text(formatPhone(addressee.phoneNumber), page.left, y, width, { size: 9, colour: grey });
    }
  });
  const { firstName = '', lastName = '', companyName = '' } = addressee;
  if (!paper.canPrint(`${companyName} ${firstName} ${lastName}`)) {
    const note = paper.t('quotation.unprintable-note');
    y = paper.write('P', note, page.left, y + 3, width, { size: 7.5, colour: grey });
  }
  return y;
}

function particulars(paper: Paper, quotation: Quotation): number {
  const { dealer, company, addressee, buyer, conditions } = quotation;
  const contact = dealer ?? { ...company, ...conditions?.contact };
  const replaced = replacedNumber(quotation);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [paper.t('quotation.number'), [printedNumber(quotation)]],
    ...(replaced ? [[paper.t('quotation.replaces'), [replaced]] as const] : []),
    [paper.t('quotation.date'), [paper.date(quotation.issuedAt)]],
    [paper.t('quotation.valid-until'), [paper.date(quotation.validUntil)]],
    ...(addressee.projectName ? [[paper.t('quotation.project'), [addressee.projectName]] as const] : []),
    ...buyerRows(paper, buyer),
    [
      paper.t(dealer ? 'quotation.dealer' : 'quotation.contact'),
      [contact.name, formatPhone(contact.phone ?? ''), contact.email].filter(Boolean),
    ],
  ];
  const labelX = 340;
  const valueX = 424;
  let y: number = windowY - 14;
  let labelEnd = y;
  paper.pairs(
    rows.map(([label, values]) => ({
      label: () => {
        labelEnd = paper.text(label, labelX, y, valueX - labelX - 6, { size: 8.5, colour: grey });
      },
      value: () => {
        for (const value of values) y = paper.text(value, valueX, y, page.right - valueX, { size: 8.5 });
        y = Math.max(y, labelEnd) + 2.5;
      },
    })),
  );
  return y;
}

/** Street and town of the buyer; the country if it is another than the seller's would be guessed wrong. */
function addressLines(paper: Paper, buyer: Quotation['buyer']): readonly string[] {
  const { street, postalCode, city, country } = buyer ?? {};
  return [
    street ?? '',
    [postalCode, city].filter(Boolean).join(' '),
    country ? paper.country(country) : '',
  ].filter(Boolean);
}

/** Numbers that the buyer's accounting asks for (QU-03). */
function buyerRows(paper: Paper, buyer: Quotation['buyer']): (readonly [string, readonly string[]])[] {
  const rows = [
    ['vat', buyer?.vatNumber],
    ['reference', buyer?.orderReference],
    ['leitweg', buyer?.leitwegId],
    ['ean', buyer?.ean],
  ] as const;
  return rows.flatMap(([name, value]) => (value ? [[paper.t(`quotation.buyer.${name}`), [value]]] : []));
}

/** How closely the letter is set: the first that leaves space for the price card. */
export const settings = [
  { size: 10, lineGap: 3.2, gap: 9 },
  { size: 9.6, lineGap: 2.4, gap: 6.5 },
  { size: 9.2, lineGap: 1.6, gap: 5 },
] as const;
type Setting = (typeof settings)[number];

export interface Paragraph extends TextStyle {
  readonly text: string;
  /** Space below. */
  readonly gap: number;
  /** With a line in the brand's colour beside it. */
  readonly barred?: true;
}

/** Longer remarks are printed with the conditions. */
const remarksInLetter = 220;
export const isShortRemark = (text: string): boolean =>
  text.length <= remarksInLetter && text.split('\n').length <= 4;

/** Of several positions beside a list of them, which says what is offered. */
export function paragraphsOf(paper: Paper, quotation: Quotation, { gap, ...style }: Setting): Paragraph[] {
  const { t } = paper;
  const isSeveral = quotation.positions.length > 1;
  const { dealer, conditions, company, addressee } = quotation;
  const name = greetedName(addressee);
  const { comments = '' } = addressee;
  const person = dealer ?? conditions?.contact;
  const role = person && 'role' in person ? person.role : undefined;
  const remarks = { text: t('quotation.in-letter', { text: comments.trim() }), ...style, gap: gap - 6 };
  const note = { text: t('quotation.remarks-note'), size: 7.5, colour: grey, gap };
  return [
    { text: name ? t('quotation.greeting', { name }) : t('quotation.greeting-unnamed'), ...style, gap },
    { text: t(isSeveral ? 'quotation.intro-several' : 'quotation.intro'), ...style, gap },
    ...(isSeveral
      ? []
      : [{ text: wholeSentence(paper, quotation), ...style, bold: true, barred: true, gap } as const]),
    ...(comments && isShortRemark(comments) ? [remarks, note] : []),
    { text: t(isSeveral ? 'quotation.follows-several' : 'quotation.follows'), ...style, gap },
    ...(isSeveral ? [] : [{ text: t('quotation.closing'), ...style, gap }]),
    { text: t('quotation.regards'), ...style, gap },
    // A person or the dealer signs, for the company.
    { text: person?.name ?? company.name, ...style, bold: true, gap: 0, lineGap: 1.5 },
    ...(role ? [{ text: role, ...style, gap: 0, lineGap: 1.5 }] : []),
    ...(person ? [{ text: t('quotation.regards-for', { company: company.name }), ...style, gap: 0 }] : []),
  ];
}

const widthOf = ({ barred }: Paragraph): number => letterWidth - (barred ? 12 : 0);

export const heightOfLetter = (paper: Paper, paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, each) => sum + paper.heightOf(each.text, widthOf(each), each) + each.gap, 0);

function letter(paper: Paper, quotation: Quotation, top: number): number {
  const bottom = page.bottom - cardHeight - 30;
  const tries = settings.map((setting) => paragraphsOf(paper, quotation, setting));
  const chosen = tries.find((paragraphs) => top + heightOfLetter(paper, paragraphs) <= bottom);
  return writeLetter(paper, chosen ?? tries.at(-1) ?? [], top);
}

export function writeLetter(paper: Paper, paragraphs: readonly Paragraph[], top: number): number {
  let y = top;
  for (const each of paragraphs) {
    const { text, barred, gap, ...style } = each;
    const x = page.left + (barred ? 12 : 0);
    if (barred) {
      const height = paper.heightOf(text, widthOf(each), style) - 2;
      paper.artifact(() => paper.doc.rect(page.left, y, 2, height).fill(paper.accent));
    }
    y = paper.write('P', text, x, y, widthOf(each), style) + gap;
  }
  return y;
}

function picture(paper: Paper, quotation: Quotation, top: number): void {
  const box = {
    x: page.left + letterWidth + 26,
    y: top,
    width: 0,
    height: Math.min(cardY - titleY - 92, page.bottom - top),
  };
  box.width = page.right - box.x;
  const alt = drawingAlt(paper, firstUnit(quotation));
  paper.artifact(() => paper.doc.roundedRect(box.x, box.y, box.width, box.height, 8).fill(ground));
  paper.tag(
    'Figure',
    () => {
      drawToPdf(paper.doc, shadedDrawing(paper, firstUnit(quotation)), {
        x: box.x + 10,
        y: box.y + 14,
        width: box.width - 20,
        height: box.height - 40,
      });
    },
    { alt, box },
  );
  paper.write(
    'P',
    paper.t('quotation.drawing-caption'),
    box.x + 10,
    box.y + box.height - 17,
    box.width - 20,
    { size: 7, colour: grey, align: 'center' },
  );
}

/** At most `size`, and small enough for one line: an amount of seven digits in kronor is wider than its cell. */
export function sizeOnOneLine(paper: Paper, text: string, width: number, size: number): number {
  const isOneLine = paper.heightOf(text, width, { size, bold: true, lineGap: 0 }) < 2 * size;
  return isOneLine ? size : sizeOnOneLine(paper, text, width, size - 1);
}

/** The three main amounts, the total largest. */
export function priceCard(paper: Paper, quotation: Quotation, top: number): void {
  const { transport } = quotation;
  const price = priceIn(paper, quotation);
  const range = rangeOfChoices(paper, quotation);
  const cells = [
    {
      label: wholeShort(paper, quotation),
      value: range?.goods ?? price(wholeBoundCents(quotation)),
      x: page.left + 14,
      width: 144,
      size: range ? 11 : 13,
      colour: ink,
    },
    {
      label: paper.t(transportText(quotation)),
      value: range?.transport ?? (transport ? price(transport.cents) : paper.t('quotation.not-available')),
      x: page.left + 172,
      width: 132,
      size: range ? 11 : 13,
      colour: ink,
    },
    {
      label: paper.t(
        isBeforeChoice(quotation) && !range
          ? 'quotation.total-open'
          : transport || range
            ? 'quotation.total'
            : 'quotation.total-without-transport',
      ),
      value: range?.total ?? price(quotation.totalCents),
      x: page.left + 316,
      width: contentWidth - 330,
      size: range ? 14 : 19,
      colour: paper.accent,
    },
  ];
  paper.artifact(() => {
    paper.doc
      .roundedRect(page.left, top, contentWidth, cardHeight, 8)
      .lineWidth(0.8)
      .strokeColor('#dcd8d0')
      .stroke();
    for (const { x } of cells.slice(1)) paper.line(x - 12, top + 14, x - 12, top + cardHeight - 14);
  });
  paper.pairs(
    cells.map(({ label, value, x, width, size, colour }) => ({
      label: () => paper.text(label, x, top + 13, width, { size: 8, colour: grey }),
      value: () => {
        const fitted = sizeOnOneLine(paper, value, range ? width - 8 : width, size);
        paper.text(value, x, top + 62 - size, width, { size: fitted, bold: true, colour, lineGap: 0 });
      },
    })),
  );
  paper.write(
    'P',
    paper.t('quotation.prices-note', { currency: quotation.currency }),
    page.left,
    top + cardHeight + 7,
    contentWidth,
    { size: 7.5, colour: grey },
  );
}
