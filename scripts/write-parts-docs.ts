import { mkdirSync, writeFileSync } from 'node:fs';
import { partsDocuments } from './parts-documents.ts';

const root = new URL('../', import.meta.url);
mkdirSync(new URL('docs/pictures/parts/', root), { recursive: true });
for (const [path, content] of Object.entries(partsDocuments)) writeFileSync(new URL(path, root), content);
