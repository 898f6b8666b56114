import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Cents } from '../units.ts';

/** A unit that passed the rules, with its position in the catalogue. */
export interface Candidate {
  readonly position: number;
  readonly type: StorageTypeCode;
  readonly priceCents: Cents;
  /** For all units together; null if not available. */
  readonly transportCents: Cents | null;
  readonly score: number;
}

/** A group with one type may list more of it. */
export const limitPerType = (types: readonly StorageTypeCode[]): number => (types.length === 1 ? 3 : 2);

/** Order: deliverable, score, price, catalogue order. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    Number(a.transportCents === null) - Number(b.transportCents === null) ||
    a.score - b.score ||
    a.priceCents - b.priceCents ||
    a.position - b.position
  );
}

/** The best of each type, then filled up to the longest list within the limit per type; sorted by score (stable). */
export function pickList(
  candidates: readonly Candidate[],
  types: readonly StorageTypeCode[],
  longestList: number,
): Candidate[] {
  const ordered = candidates.toSorted(compareCandidates);
  const list = types.flatMap((type) => ordered.find((candidate) => candidate.type === type) ?? []);
  const limit = limitPerType(types);
  for (const candidate of ordered) {
    if (list.length >= longestList) break;
    const ofType = list.filter((listed) => listed.type === candidate.type).length;
    if (!list.includes(candidate) && ofType < limit) list.push(candidate);
  }
  const deliverable = list.filter((candidate) => candidate.transportCents !== null);
  return (deliverable.length > 0 ? deliverable : list).sort((a, b) => a.score - b.score);
}
