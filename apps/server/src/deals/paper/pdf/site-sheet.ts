import { maxDrawn, sitePlan } from '@silowright/domain/engineering/row-plan';
import { foundationPlan, type PlannedUnit, plannedUnit } from '@silowright/domain/engineering/site-plan';
import { type EngineeringGroup, engineeringGroups } from '@silowright/texts/engineering-rows';
import { exceededNotes } from '@silowright/texts/exceeded-notes';
import { unitsOf } from '../positions.ts';
import { printedNumber, type Quotation, type UnitQuotation } from '../quotation.ts';
import { quotedYard } from '../quoted-yard.ts';
import { openPositions } from '../several-words.ts';
import { unitShort } from '../unit-sentence.ts';
import { type Block, columnsHeight, columnWidth, twoColumns } from './columns.ts';
import { warning } from './engineering-groups.ts';
import { groupPages, plannedTogether } from './group-pages.ts';
import { drawFrame, paperFor } from './page-frame.ts';
import { contentWidth, grey, type Paper, page } from './paper.ts';
import { photoPage } from './photo-page.ts';
import { groupBlock, planFigure } from './plan-figure.ts';
import { mark, planWords } from './plan-words.ts';
import type { PdfAssets } from './render-quotation-pdf.ts';
import { yardPage } from './yard-page.ts';

type Engineering = NonNullable<UnitQuotation['engineering']>;

/**
 * The site sheet: foundation and site to scale with loads, truck, crane and connections, for the people who prepare
 * the site (QU-07). Undefined for a quotation of an earlier release, which has no engineering data.
 */
export const renderSiteSheet = (quotation: Quotation, assets: PdfAssets): Promise<Uint8Array> | undefined =>
  quotation.positions.some(({ engineering }) => engineering) ? siteSheet(quotation, assets) : undefined;

async function siteSheet(
  quotation: Quotation,
  { fonts, messages, dealerLogo, sitePhoto, aerial }: PdfAssets,
): Promise<Uint8Array> {
  const paper = await paperFor(quotation, { fonts, messages }, 'site-sheet.title');
  const isOne = quotation.positions.length === 1;
  const planned = plannedTogether(quotation);
  const isGroup = planned.length > 1;
  if (isGroup) groupPages(paper, quotation, planned);
  const open = openPositions(quotation);
  for (const [at, unit] of unitsOf(quotation).entries()) {
    const { engineering } = unit;
    const position = quotation.positions[at]!;
    if (!engineering || !open.includes(position)) continue;
    const short = unitShort(paper, unit);
    foundationPage(paper, unit, engineering, isOne ? short : `${position.number} · ${short}`, isGroup);
    if (!isGroup) sitePage(paper, unit, engineering);
  }
  const yard = quotedYard(quotation);
  if (yard) yardPage(paper, yard, yard.amountOfUnits, aerial);
  if (sitePhoto) photoPage(paper, sitePhoto);
  return paper.finish(drawFrame(paper, quotation, dealerLogo));
}

function foundationPage(
  paper: Paper,
  quotation: UnitQuotation,
  engineering: Engineering,
  short: string,
  isInGroup: boolean,
): void {
  const { t } = paper;
  paper.addPage();
  // The first heading of the sheet is that of the group.
  const [tag, title] = isInGroup
    ? (['H2', short] as const)
    : (['H1', `${t('site-sheet.title')} ${printedNumber(quotation)}`] as const);
  paper.write(tag, title, page.left, page.top, contentWidth, { size: 17, bold: true });
  let y: number = page.top + 26;
  paper.tag('P', () => {
    const place = quotation.request.placeName;
    const about = [isInGroup ? undefined : short, place].filter(Boolean).join(' · ');
    y = paper.text(about, page.left, y, contentWidth, { size: 10 }) + 2;
  });
  y = paper.write('P', t('engineering.note'), page.left, y, contentWidth, { size: 8, colour: grey });
  for (const note of exceededNotes(engineering.design, paper)) y = warning(paper, note, y + 6);
  const groups = engineeringGroups(engineering, paper);
  const tables = (...names: string[]) =>
    groups.filter(({ name }) => names.includes(name)).map((group) => groupBlock(paper, withMarks(group)));
  const height = 300;
  const picture: Block = {
    height: height + 40,
    draw: (x, top) =>
      planFigure(paper, 'site-sheet.foundation', { x, y: top + 24, width: columnWidth, height }, (mmPerPt) =>
        foundationPlan(plannedOf(quotation, engineering), planWords(paper, engineering), mmPerPt),
      ),
  };
  twoColumns(paper, [picture, ...tables('masses', 'wind'), ...tables('supports', 'connections')], y + 14, 0);
}

function sitePage(paper: Paper, quotation: UnitQuotation, engineering: Engineering): void {
  const { t } = paper;
  const { amountOfUnits } = quotation;
  paper.addPage();
  const groups = engineeringGroups(engineering, paper).filter(({ name }) =>
    ['lifting', 'access', 'design'].includes(name),
  );
  const notes = [
    ...(amountOfUnits > maxDrawn
      ? [t('site-sheet.more-units', { count: amountOfUnits, drawn: maxDrawn })]
      : []),
    t('site-sheet.arrangement'),
    t('site-sheet.wires'),
    ...hallNote(paper, quotation, engineering),
  ];
  const tables = groups.map((group) => groupBlock(paper, group));
  const below = columnsHeight(tables) + 18 + notes.length * 20;
  const top = page.top + 24;
  const height = Math.max(220, Math.min(400, page.bottom - top - below));
  const box = { x: page.left, y: top, width: contentWidth, height };
  planFigure(
    paper,
    'site-sheet.site',
    box,
    (mmPerPt) =>
      sitePlan(
        [{ unit: plannedOf(quotation, engineering), units: amountOfUnits }],
        planWords(paper, engineering),
        mmPerPt,
      ),
    'H2',
  );
  let y = box.y + box.height + 8;
  for (const note of notes)
    y = paper.write('P', note, page.left, y, contentWidth, { size: 8, colour: grey }) + 1;
  twoColumns(paper, tables, y + 10, 0);
}

/** The crane of the plan stands outside: under a ceiling below its hook the unit is put up in another way. */
function hallNote(paper: Paper, { request }: UnitQuotation, { lifting }: Engineering): string[] {
  const { placement, heightLimitMm: ceilingMm } = request;
  const hookMm = lifting.hookHeightM * 1000;
  if (placement !== 'inside' || ceilingMm === undefined || ceilingMm >= hookMm) return [];
  return [paper.t('site-sheet.hall', { ceiling: paper.metres(ceilingMm), hook: paper.metres(hookMm) })];
}

/** The letters of the plan are in front of the connections. */
const withMarks = (group: EngineeringGroup): EngineeringGroup =>
  group.name === 'connections'
    ? { ...group, rows: group.rows.map((row, at) => ({ ...row, label: `${mark(at)}  ${row.label}` })) }
    : group;

const plannedOf = ({ unit }: UnitQuotation, engineering: Engineering): PlannedUnit =>
  plannedUnit(unit.diameterMm, engineering);
