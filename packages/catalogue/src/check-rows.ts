import { isCountryCode } from '@silowright/domain/catalogue/country-names';
import type { CatalogueFolder, Check } from './folder.ts';
import { listed, type Problem, suggestion } from './problem.ts';
import { readNumber, type TableRow } from './read-table.ts';

export const productColumns = {
  required: [
    'id',
    'markets',
    'substances',
    'density_kg_m3',
    'density_least',
    'density_most',
    'temperature_c',
    'explosive_dust',
    'food',
  ],
  optional: ['explosive_gas'],
  pattern: /^(name|synonyms)_[a-z]{2}_[A-Z]{2}$/,
};

export const dealerColumns = {
  required: [
    'id',
    'name',
    'industry',
    'country',
    'city',
    'latitude',
    'longitude',
    'phone',
    'email',
    'segments',
  ],
  optional: ['image_url', 'crm_url', 'hub_spot_id'],
};

/** Every product can be weighed, belongs to a market and has an id of its own. */
export const checkProducts: Check = (folder, problems) => {
  const file = 'products.csv';
  const markets = marketNames(folder);
  checkIds(file, folder.products, problems);
  for (const row of folder.products) {
    const say = sayer(file, row, problems);
    // 0: unknown, as for "other"; the visitor types one.
    const density = readNumber(row, 'density_kg_m3', file, problems, { max: 5000 });
    const range = { optional: true, max: 5000 };
    const min = readNumber(row, 'density_least', file, problems, range) ?? density;
    const max = readNumber(row, 'density_most', file, problems, range) ?? density;
    if (min !== undefined && max !== undefined && density !== undefined)
      if (min > density || max < density)
        say('density_kg_m3', `${density} is not between density_least ${min} and density_most ${max}`);
    readNumber(row, 'temperature_c', file, problems, { min: -50, max: 1000 });
    for (const column of ['explosive_dust', 'food', 'explosive_gas'])
      if (!/^[01]$/.test(row.cells[column] ?? '0')) say(column, `"${row.cells[column]}" must be 1 or 0`);
    checkWords(row, 'substances', ['solid', 'liquid'], 'substance', say);
    if (markets.length > 0) checkWords(row, 'markets', markets, 'market', say);
  }
};

/** Example dealers have an address, a mailbox and segments that exist. */
export const checkDealers: Check = (folder, problems) => {
  const file = 'dealers.csv';
  const segments = marketNames(folder);
  checkIds(file, folder.dealers, problems);
  for (const row of folder.dealers) {
    const say = sayer(file, row, problems);
    readNumber(row, 'latitude', file, problems, { min: -90, max: 90 });
    readNumber(row, 'longitude', file, problems, { min: -180, max: 180 });
    const { name, country, email } = row.cells;
    if (!name) say('name', 'is empty');
    if (!isCountryCode(country ?? '')) say('country', `"${country}" must be a country code such as DE`);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email ?? '')) say('email', `"${email}" is no e-mail address`);
    if (segments.length > 0) checkWords(row, 'segments', segments, 'segment', say);
  }
};

type Say = (column: string, text: string) => void;

const sayer =
  (file: string, { line }: TableRow, problems: Problem[]): Say =>
  (column, text) =>
    problems.push({ file, place: `line ${line}, ${column}`, text, severity: 'error' });

/** Segments and their labels; both are used in tables. */
const marketNames = ({ markets }: CatalogueFolder): readonly string[] => [
  ...new Set(Object.entries(markets?.segments ?? {}).flatMap(([segment, { label }]) => [segment, label])),
];

function checkIds(file: string, rows: readonly TableRow[], problems: Problem[]): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const say = sayer(file, row, problems);
    const id = row.cells.id ?? '';
    const first = seen.get(id);
    if (id === '') say('id', 'is empty');
    else if (!/^[a-z0-9][\w-]{0,59}$/i.test(id))
      say('id', `"${id}" must be at most 60 letters, digits, "_" or "-"`);
    else if (first !== undefined) say('id', `"${id}" is also in line ${first}`);
    seen.set(id, first ?? row.line);
  }
}

/** A cell with several words, separated by semicolons or spaces. */
function checkWords(row: TableRow, column: string, known: readonly string[], what: string, say: Say): void {
  const words = (row.cells[column] ?? '').split(/[;\s]+/).filter(Boolean);
  if (words.length === 0) say(column, `is empty; write one or more of ${listed(known)}`);
  for (const word of words)
    if (!known.includes(word))
      say(column, `"${word}" is no ${what}; there are ${listed(known)}${suggestion(word, known)}`);
}
