/** Normalises texts for the search: without case and accents, word by word. */
export function searchWords(texts: readonly string[]): string[] {
  const folded = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))].map((word) =>
    word.slice(0, 60),
  );
}
