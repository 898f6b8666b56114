import { writeFileSync } from 'node:fs';
import { settingsDocuments } from './settings-documents.ts';

const root = new URL('../', import.meta.url);
for (const [path, content] of Object.entries(settingsDocuments)) writeFileSync(new URL(path, root), content);
