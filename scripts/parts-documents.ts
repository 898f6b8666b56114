import { readFileSync } from 'node:fs';
import { partSchema } from '@silowright/catalogue/json-schemas';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import { partPictures } from './part-pictures.ts';

const textsOf = (room: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../packages/texts/locales/en_GB/${room}.json`, import.meta.url), 'utf8'));
const texts = { ...textsOf('engineering'), ...textsOf('quotation') };
const nameOf = (kind: string): string => texts[`engineering.part.${kind}`] ?? kind;

interface Measure {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Measure[];
}
interface Kind {
  readonly properties: Readonly<Record<string, Measure>>;
  readonly required: readonly string[];
}
const { oneOf: kinds = [] } = partSchema() as { readonly oneOf?: readonly Kind[] };

/** What may be written for a measure. */
function allowed({ type, const: only, enum: words, anyOf }: Measure): string {
  if (anyOf) return anyOf.map(allowed).join(', ');
  if (words) return words.join(', ');
  if (only !== undefined) return String(only);
  return { boolean: 'true, false', array: 'list', integer: 'number' }[type ?? ''] ?? type ?? '';
}

function measuresOf(kind: string): string {
  const found = kinds.find(({ properties }) => properties.part?.const === kind)!;
  return Object.entries(found.properties)
    .filter(([name]) => name !== 'part')
    .map(
      ([name, measure]) =>
        `\`${name}\`${found.required.includes(name) ? '' : ' (optional)'}: ${allowed(measure)}`,
    )
    .join('<br>');
}

const pictures = Object.fromEntries(
  partPictures.map(({ kind, drawing }) => [
    `docs/pictures/parts/${kind}.svg`,
    `${toSvg(drawing, { title: nameOf(kind), description: '', widthPx: 160 })}\n`,
  ]),
);

const list = [
  '# Parts of a unit',
  '',
  'What `draw` of an option and `standard` of a storage type can name. `npm run parts-docs` writes this page and its pictures from the table of parts (`packages/domain/src/parts/table.ts`); `npm run contact-sheet` draws the same pictures large.',
  '',
  '| picture | part | name | measures |',
  '|---|---|---|---|',
  ...partPictures.map(
    ({ kind }) =>
      `| <img src="../pictures/parts/${kind}.svg" alt="" width="96"> | \`${kind}\` | ${nameOf(kind)} | ${measuresOf(kind)} |`,
  ),
  '',
].join('\n');

/** The list of parts for makers of catalogues, with a picture of each. */
export const partsDocuments: Readonly<Record<string, string>> = {
  'docs/how-to/parts-of-a-unit.md': list,
  ...pictures,
};
