import type { OfferLinks, Quotation } from '../quotation.ts';
import { wholeIncluded, wholeNotes } from '../whole-quotation.ts';
import { type Block, columnWidth, twoColumns } from './columns.ts';
import { isShortRemark } from './letter-page.ts';
import { nextSteps, nextStepsHeight } from './next-steps.ts';
import { contentWidth, grey, type Paper, page, roomFor, type TextStyle } from './paper.ts';

const headingStyle = { size: 10.5, bold: true } as const;
const smallHeading = { size: 8.4, bold: true, lineGap: 0 } as const;
const textStyle = { size: 8.2, lineGap: 1 } as const;
const noteStyle = { size: 7.6, colour: grey, lineGap: 1.2 } as const;
const bullet = 9;

/** The fourth page: scope, remarks, conditions, notes and next steps (QU-02, QU-05). */
export function conditionsPage(paper: Paper, quotation: Quotation, links: OfferLinks): void {
  paper.addPage();
  paper.write('H2', paper.t('quotation.terms-heading'), page.left, page.top, contentWidth, {
    size: 17,
    bold: true,
  });
  const notes = wholeNotes(paper, quotation);
  const end = notesHeight(paper, notes) + 18 + nextStepsHeight(paper);
  // Notes and next steps stay together: a page with only two boxes looks like a mistake.
  let y = twoColumns(paper, blocksOf(paper, quotation), page.top + 34, end + 8);
  y = roomFor(paper, y + 8, end);
  for (const note of notes) {
    y = paper.write('P', note, page.left, y, contentWidth, noteStyle) + 2.5;
  }
  nextSteps(paper, links, y + 18);
}

const notesHeight = (paper: Paper, notes: readonly string[]): number =>
  notes.reduce((sum, note) => sum + paper.heightOf(note, contentWidth, noteStyle) + 2.5, 0);

function blocksOf(paper: Paper, quotation: Quotation): Block[] {
  const { conditions, addressee } = quotation;
  const { comments = '' } = addressee;
  const remarks = comments && !isShortRemark(comments) ? remarkBlocks(paper, comments) : [];
  return [
    heading(paper, 'quotation.scope-heading'),
    ...items(paper, paper.t('quotation.scope-included'), '✓', wholeIncluded(paper, quotation)),
    ...items(paper, paper.t('quotation.scope-excluded'), '–', conditions?.excluded ?? []),
    ...remarks,
    ...(conditions ? [heading(paper, 'quotation.conditions-heading')] : []),
    ...(conditions?.clauses ?? []).map(({ title, text }) => clause(paper, title, text)),
    ...(conditions?.terms?.url ? [termsLink(paper, conditions.terms.name, conditions.terms.url)] : []),
  ];
}

/** A block of one text, with space below it. */
function textBlock(paper: Paper, tag: string, text: string, style: TextStyle, below: number): Block {
  return {
    height: paper.heightOf(text, columnWidth, style) + below,
    draw: (x, y) => paper.write(tag, text, x, y, columnWidth, style),
  };
}

const heading = (paper: Paper, key: string): Block => ({
  ...textBlock(paper, 'H3', paper.t(key), headingStyle, 4),
  leads: true,
});

function items(paper: Paper, title: string, mark: string, list: readonly string[]): Block[] {
  if (list.length === 0) return [];
  const width = columnWidth - bullet - 2;
  return [
    { ...textBlock(paper, 'P', title, smallHeading, 3), leads: true },
    ...list.map((text, at): Block => {
      const height = paper.heightOf(text, width, textStyle) + (at === list.length - 1 ? 12 : 1.5);
      return {
        height,
        draw: (x, y) =>
          paper.group('L', (element) =>
            paper.group(
              'LI',
              (item) => {
                const label = () => paper.text(mark, x, y, bullet, { ...textStyle, colour: paper.accent });
                paper.tag('Lbl', label, {}, item);
                const body = () => paper.text(text, x + bullet + 2, y, width, textStyle);
                paper.tag('LBody', body, {}, item);
              },
              element,
            ),
          ),
      };
    }),
  ];
}

function clause(paper: Paper, title: string, text: string): Block {
  const titleHeight = paper.heightOf(title, columnWidth, smallHeading) + 1.5;
  return {
    height: titleHeight + paper.heightOf(text, columnWidth, textStyle) + 7,
    draw: (x, y) => {
      paper.write('P', title, x, y, columnWidth, smallHeading);
      paper.write('P', text, x, y + titleHeight, columnWidth, textStyle);
    },
  };
}

function termsLink(paper: Paper, name: string, url: string): Block {
  const style = { ...textStyle, bold: true, colour: paper.accent };
  const text = `${name} →`;
  return {
    height: paper.heightOf(text, columnWidth, style) + 10,
    draw: (x, y) => paper.link(text, url, x, y, columnWidth, style),
  };
}

/** The customer's words, paragraph by paragraph, so that a long text can go on in the next column. */
const remarkBlocks = (paper: Paper, comments: string): Block[] => [
  heading(paper, 'quotation.remarks-heading'),
  ...comments
    .trim()
    .split(/\n+/)
    .map((paragraph) => textBlock(paper, 'P', paragraph, textStyle, 3)),
  textBlock(paper, 'P', paper.t('quotation.remarks-note'), noteStyle, 12),
];
