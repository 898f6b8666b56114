const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Normalises a name for the search, without case, accents and punctuation: only a-z, 0-9 and single spaces stay. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const saints: Readonly<Record<string, string>> = {
  DE: 'sankt',
  AT: 'sankt',
  CH: 'sankt',
  DK: 'sankt',
  NL: 'sint',
  BE: 'sint',
  FR: 'saint',
  GB: 'saint',
};
const leadingWord = /^(?:bad|de|den|het|the|la|le|les|el|s|st|sankt|saint|sint) (?=\S{3})/;

/** Every normalised spelling of a name: Muenchen, Aalborg as Ålborg, St. as Sankt, without its article. */
export function spellingsOf(name: string, country: string): Set<string> {
  const plain = foldName(name);
  const spellings = new Set([plain]);
  spellings.add(
    foldName(
      name
        .toLowerCase()
        .normalize('NFC')
        .replace(/[äöüøå]/g, (letter) => spelledOut[letter] ?? letter),
    ),
  );
  if (country === 'DK' || country === 'NO') spellings.add(plain.replaceAll('aa', 'a'));
  spellings.add(plain.replace(/\b(?:sankt|saint|sint) /g, 'st '));
  const saint = saints[country];
  if (saint !== undefined) spellings.add(plain.replace(/\bst /g, `${saint} `));
  for (const spelling of [...spellings]) spellings.add(spelling.replace(leadingWord, ''));
  spellings.delete('');
  return spellings;
}
