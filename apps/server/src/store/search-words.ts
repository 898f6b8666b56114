import { foldText } from '@silowright/domain/fold-text';

/** Normalises texts for the search: without case and accents, word by word. */
export function searchWords(texts: readonly string[]): string[] {
  const folded = foldText(texts.join(' '));
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))].map((word) =>
    word.slice(0, 60),
  );
}
