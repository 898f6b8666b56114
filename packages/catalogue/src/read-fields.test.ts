import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { company } from './schema/company.ts';
import { brand, catalogue, countries, markets, money, productGroups, tariff } from './schema/general.ts';
import { optionList } from './schema/options.ts';
import { storageType } from './schema/storage-type.ts';

const source = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'])
  .filter((file) => !/\.test\.|\/testing\/|catalogue\/src\/schema\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const names = new Set(source.match(/[A-Za-z_$][\w$]*/g));

/** Every property of a JSON schema, wherever it is nested. */
function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? [...Object.keys(value as object), ...Object.values(value as object).flatMap(fieldsOf)]
      : fieldsOf(value),
  );
}

it.each(
  Object.entries({
    brand,
    catalogue,
    company,
    countries,
    markets,
    money,
    optionList,
    productGroups,
    storageType,
    tariff,
  }),
)('every field of %s has a reader: code that names it outside its schema (A15)', (_, schema) => {
  const fields = [...new Set(fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })))];
  expect(fields.length).toBeGreaterThan(2);
  const unread = fields.filter((name) => name !== '$schema' && !names.has(name) && !names.has(camel(name)));
  expect(unread).toEqual([]);
});
