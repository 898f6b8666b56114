import * as z from 'zod';
import { company } from './schema/company.ts';
import {
  brand,
  catalogue,
  countries,
  markets,
  money,
  productGroups,
  tariff,
  texts,
} from './schema/general.ts';
import { optionList } from './schema/options.ts';
import { part } from './schema/part.ts';
import { storageType } from './schema/storage-type.ts';

const schemas = {
  catalogue,
  markets,
  'product-groups': productGroups,
  countries,
  money,
  tariff,
  brand,
  company,
  texts,
  options: optionList,
  'storage-type': storageType,
};

/** JSON Schema of the parts that a unit can have, with their measures. */
export const partSchema = () => z.toJSONSchema(part, { io: 'input' });

/** JSON Schemas for editors, by their file names in `.schema/`. */
export const jsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(schemas).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), undefined, 2)}\n`,
    ]),
  );
