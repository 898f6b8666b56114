import { positionsInTotal } from '../positions.ts';
import type { Quotation } from '../quotation.ts';
import { nameOfUnit, openPositions, severalSentence, severalTitle, sizeOf } from '../several-words.ts';
import {
  cardHeight,
  heightOfLetter,
  letterHead,
  letterWidth,
  type Paragraph,
  paragraphsOf,
  priceCard,
  settings,
  subtitleStyle,
  writeLetter,
} from './letter-page.ts';
import { contentWidth, grey, type Paper, page, roomFor } from './paper.ts';
import { unitsFigure } from './units-figure.ts';

const pictureHeights = { min: 124, max: 218 } as const;
const gap = 14;
/** With the note below it. */
const cardTop = page.bottom - cardHeight - 20;
const listX = page.left + letterWidth + 26;
const numberWidth = 30;
const nameWidth = page.right - listX - 9 - numberWidth;

/** Three lines: of long names only their number is said. */
const maxSubtitle = 3 * 15.5;

/** The first page of a quotation of several positions: all units, what they are, and what they cost (PJ-05). */
export function letterOfSeveral(paper: Paper, quotation: Quotation): void {
  const sentence = severalSentence(paper, quotation);
  const isShort = paper.heightOf(sentence, contentWidth, subtitleStyle) <= maxSubtitle;
  const subtitle = isShort ? sentence : severalTitle(paper, quotation);
  const top = letterHead(paper, quotation, subtitle) - 8;
  const space = cardTop - 6 - top - gap;
  const tries = settings.map((setting) => paragraphsOf(paper, quotation, setting));
  const fitting = tries.find((each) => heightOfLetter(paper, each) + pictureHeights.min <= space);
  const paragraphs: readonly Paragraph[] = fitting ?? tries.at(-1) ?? [];
  const free = space - heightOfLetter(paper, paragraphs);
  const height = Math.min(Math.max(free, pictureHeights.min), pictureHeights.max);
  unitsFigure(paper, quotation, { x: page.left, y: top, width: contentWidth, height });
  const below = top + height + gap;
  const letterEnd = writeLetter(paper, paragraphs, below);
  listOf(paper, quotation, below, Math.min(letterEnd, page.bottom));
  priceCard(paper, quotation, roomFor(paper, Math.max(cardTop, letterEnd), cardHeight + 20));
}

interface Entry {
  readonly number: string;
  readonly name: string;
  readonly about: string;
}

const nameStyle = { size: 9, bold: true, lineGap: 0.5 } as const;
const aboutStyle = { size: 8.2, colour: grey, lineGap: 0.5 } as const;

/** The numbers of the picture with what they are; what does not fit is counted. */
function listOf(paper: Paper, quotation: Quotation, top: number, bottom: number): void {
  const counted = positionsInTotal(quotation);
  const entries = openPositions(quotation).map((position): Entry => {
    const { number, amountOfUnits, role, request } = position;
    const isOpen = !counted.includes(position);
    return {
      number,
      name: `${amountOfUnits} × ${nameOfUnit(paper, position)}`,
      about: [
        sizeOf(paper, position),
        isOpen ? paper.t(`quotation.role.${role.kind}`) : (request.storedProduct ?? request.product?.label),
      ]
        .filter(Boolean)
        .join(', '),
    };
  });
  const heightOf = ({ name, about }: Entry) =>
    paper.heightOf(name, nameWidth, nameStyle) + paper.heightOf(about, nameWidth, aboutStyle);
  const between = 7;
  const heightOfAll = (list: readonly Entry[]) =>
    list.reduce((sum, entry) => sum + heightOf(entry) + between, -between);
  const moreHeight = 14;
  let shown = entries;
  while (shown.length > 1 && heightOfAll(shown) + (shown === entries ? 0 : moreHeight) > bottom - top)
    shown = shown.slice(0, -1);
  let y = top;
  for (const entry of shown) {
    const height = heightOf(entry);
    const from = y;
    paper.artifact(() => paper.doc.rect(listX, from, 2, height).fill(paper.accent));
    paper.tag('P', () => {
      paper.text(entry.number, listX + 9, from, numberWidth, { ...nameStyle, bold: false, colour: grey });
      const end = paper.text(entry.name, listX + 9 + numberWidth, from, nameWidth, nameStyle);
      paper.text(entry.about, listX + 9 + numberWidth, end, nameWidth, aboutStyle);
    });
    y += height + between;
  }
  const more = entries.length - shown.length;
  if (more > 0) {
    const text = paper.t('quotation.more-positions', { count: more });
    paper.write('P', text, listX + 9 + numberWidth, y - 2, nameWidth, aboutStyle);
  }
}
