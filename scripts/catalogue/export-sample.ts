import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleFiles } from './sample-files.ts';
import { sampleTexts } from './sample-texts.ts';

const folder = 'catalogues/grp';

/** Writes `catalogues/grp` anew from the sample in TypeScript. Run `npm run format` afterwards. */
export function exportSample(): void {
  const files = sampleFiles(sampleTexts());
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`;
    writeFileSync(join(folder, name), text);
  }
  console.log(`wrote ${files.size} files to ${folder}; now run npm run format`);
}
