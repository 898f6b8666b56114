import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '@silowright/catalogue/json-schemas';

/** A small complete catalogue with invented data. */
export const starterDir = join(import.meta.dirname, '../../catalogues/starter');

/** Writes a small complete catalogue into an empty folder (CT-04). */
export function writeNew(folder: string): void {
  cpSync(starterDir, folder, { recursive: true });
  writeSchemas(folder);
}

export function writeSchemas(folder: string): void {
  const target = join(folder, '.schema');
  mkdirSync(target, { recursive: true });
  for (const [name, schema] of jsonSchemas()) writeFileSync(join(target, name), schema);
}
