import { drawToPdf } from '@silowright/domain/drawing/to-pdf';
import { nameOf, printedNumber, type Quotation } from '../quotation.ts';
import { priceIn } from '../quotation-rows.ts';
import { drawingAlt, unitSentence, unitShort } from '../unit-sentence.ts';
import { brand, contentWidth, grey, ground, ink, type Paper, page, pale, roomFor } from './paper.ts';
import { shadedDrawing } from './unit-drawing.ts';

const letterWidth = 272;
const windowY = 128;
/** Position of title and price card, unless a name is very long. */
const titleY = 250;
const cardY = 668;
const cardHeight = 78;

/** The first page: addressee, unit and price. */
export function letterPage(paper: Paper, quotation: Quotation): void {
  paper.addPage();
  // The title is read first, but is drawn below an address of unknown length.
  const [title, subtitle] = [paper.reserve('H1'), paper.reserve('P')];
  const headEnd = Math.max(addressWindow(paper, quotation), particulars(paper, quotation));
  const top = Math.max(titleY, headEnd + 18);
  title(() => {
    paper.text(`${paper.t('quotation.title')} ${printedNumber(quotation)}`, page.left, top, contentWidth, {
      size: 22,
      bold: true,
    });
  });
  subtitle(() => {
    paper.text(unitShort(paper, quotation), page.left, top + 30, contentWidth, { size: 11.5, colour: grey });
  });
  const letterEnd = letter(paper, quotation, top + 66);
  picture(paper, quotation, top + 66);
  const cardTop = roomFor(paper, Math.max(cardY, letterEnd + 10), cardHeight + 20);
  priceCard(paper, quotation, cardTop);
}

/** In the window of an envelope, with the sender in small print above. */
function addressWindow(paper: Paper, { addressee, company }: Quotation): number {
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
    y = paper.text(addressee.email, page.left, y + 3, width, { size: 9, colour: grey });
    if (addressee.phoneNumber) {
      y = paper.text(addressee.phoneNumber, page.left, y, width, { size: 9, colour: grey });
    }
  });
  const { firstName = '', lastName = '', companyName = '' } = addressee;
  if (!paper.canPrint(`${companyName} ${firstName} ${lastName}`)) {
    const note = paper.t('quotation.unprintable-note');
    paper.tag('P', () => {
      y = paper.text(note, page.left, y + 3, width, { size: 7.5, colour: grey });
    });
  }
  return y;
}

function particulars(paper: Paper, quotation: Quotation): number {
  const { dealer, company, addressee } = quotation;
  const contact = dealer ?? company;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [paper.t('quotation.number'), [printedNumber(quotation)]],
    [paper.t('quotation.date'), [paper.date(quotation.issuedAt)]],
    [paper.t('quotation.valid-until'), [paper.date(quotation.validUntil)]],
    ...(addressee.projectName ? [[paper.t('quotation.project'), [addressee.projectName]] as const] : []),
    [
      paper.t(dealer ? 'quotation.dealer' : 'quotation.contact'),
      [contact.name, contact.phone ?? '', contact.email].filter(Boolean),
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

function letter(paper: Paper, quotation: Quotation, top: number): number {
  const name = nameOf(quotation.addressee);
  const style = { size: 10, lineGap: 3.2 };
  let y = top;
  const paragraph = (text: string, more: object = {}) => {
    paper.tag('P', () => {
      y = paper.text(text, page.left, y, letterWidth, { ...style, ...more }) + 9;
    });
  };
  paragraph(name ? paper.t('quotation.greeting', { name }) : paper.t('quotation.greeting-unnamed'));
  paragraph(paper.t('quotation.intro'));
  paper.artifact(() =>
    paper.doc
      .rect(
        page.left,
        y,
        2,
        paper.heightOf(unitSentence(paper, quotation), letterWidth - 12, { ...style, bold: true }) - 2,
      )
      .fill(brand),
  );
  paper.tag('P', () => {
    y =
      paper.text(unitSentence(paper, quotation), page.left + 12, y, letterWidth - 12, {
        ...style,
        bold: true,
      }) + 9;
  });
  paragraph(paper.t('quotation.follows'));
  paragraph(paper.t('quotation.closing'));
  paragraph(paper.t('quotation.regards'));
  paragraph(quotation.company.name, { bold: true });
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
  const alt = drawingAlt(paper, quotation);
  paper.artifact(() => paper.doc.roundedRect(box.x, box.y, box.width, box.height, 8).fill(ground));
  paper.tag(
    'Figure',
    () => {
      drawToPdf(paper.doc, shadedDrawing(paper, quotation), {
        x: box.x + 10,
        y: box.y + 14,
        width: box.width - 20,
        height: box.height - 40,
      });
    },
    { alt, box },
  );
  paper.tag('P', () => {
    paper.text(paper.t('quotation.drawing-caption'), box.x + 10, box.y + box.height - 17, box.width - 20, {
      size: 7,
      colour: grey,
      align: 'center',
    });
  });
}

/** The three main amounts, the total largest. */
function priceCard(paper: Paper, quotation: Quotation, top: number): void {
  const { amountOfUnits, unitPriceCents, optionsCostCents, transport } = quotation;
  const unitsCents = amountOfUnits * (unitPriceCents + optionsCostCents);
  const price = priceIn(paper, quotation);
  const cells = [
    {
      label: unitShort(paper, quotation),
      value: price(unitsCents),
      x: page.left + 14,
      width: 144,
      size: 13,
      colour: ink,
    },
    {
      label: paper.t('quotation.transport'),
      value: transport ? price(transport.cents) : paper.t('quotation.not-available'),
      x: page.left + 172,
      width: 132,
      size: 13,
      colour: ink,
    },
    {
      label: paper.t(transport ? 'quotation.total' : 'quotation.total-without-transport'),
      value: price(quotation.totalCents),
      x: page.left + 316,
      width: contentWidth - 330,
      size: 19,
      colour: brand,
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
      value: () => paper.text(value, x, top + 62 - size, width, { size, bold: true, colour, lineGap: 0 }),
    })),
  );
  paper.tag('P', () => {
    paper.text(
      paper.t('quotation.prices-note', { currency: quotation.currency }),
      page.left,
      top + cardHeight + 7,
      contentWidth,
      {
        size: 7.5,
        colour: grey,
      },
    );
  });
}
