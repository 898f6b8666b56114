import type { AskedLimits } from '@silowright/domain/catalogue/asked-limits';
import { writeVolume } from '@silowright/domain/session/field-rules';
import { boot } from '@silowright/ui/catalogue/boot.ts';

const spelled: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', ł: 'l' };

/** "Klassisches Silo", 30 m³ → klassisches-silo-30-m3.svg, which every file system and mail program accepts. */
export const drawingFileName = (
  typeName: string,
  volumeM3: number,
  asked: AskedLimits = boot().asked,
): string =>
  `${typeName} ${writeVolume(volumeM3, asked)} ${asked.volumeUnit ?? 'm3'}`
    .toLowerCase()
    .replace(/[ßøæł]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .concat('.svg');
