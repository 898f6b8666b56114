import { hash } from 'node:crypto';
import type { GoldenPart } from './answers.ts';

/** Cases under one stored hash: a short file that still says where to look. */
export const blockSize = 100;

/** Keys in order, absent values left out, numbers to a millionth: a millionth of a cent or a millimetre is no change. */
export const answerText = (answer: unknown): string =>
  JSON.stringify(answer, (_key, value: unknown) => {
    if (typeof value === 'number') return Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : `${value}`;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

const shortHash = (text: string): string => hash('sha256', text, 'base64url').slice(0, 12);

/** One hash for each case. */
export const caseHashes = ({ cases, answer }: GoldenPart, first = 0, end = cases): string[] =>
  Array.from({ length: Math.min(end, cases) - first }, (_, at) => shortHash(answerText(answer(first + at))));

/** One hash for each block of cases. */
export function blockHashes(part: GoldenPart, blocks = Math.ceil(part.cases / blockSize)): string[] {
  return Array.from({ length: blocks }, (_, block) =>
    shortHash(caseHashes(part, block * blockSize, (block + 1) * blockSize).join()),
  );
}

/** A line for each part: short to read, and its differences too. */
export const writeHashes = (hashes: Readonly<Record<string, readonly string[]>>): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(hashes).map(([name, list]) => [name, list.join(' ')])), null, 2)}\n`;

export const readHashes = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as Record<string, string>).map(([name, list]) => [name, list.split(' ')]),
  );
