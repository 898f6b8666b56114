/** The digits and a to w: 33 characters (MK-11). */
const alphabet = '0123456789abcdefghijklmnopqrstuvw';

/** The largest multiple of the alphabet's size in a byte; bytes above it would favour the first characters. */
const fairBytes = 256 - (256 % alphabet.length);

/** Twelve characters in groups of four. The byte source is the caller's, and must be cryptographic. */
export function makeSessionId(randomByte: () => number): string {
  const character = (): string => {
    let byte = randomByte();
    while (byte >= fairBytes) byte = randomByte();
    return alphabet[byte % alphabet.length]!;
  };
  const group = () => character() + character() + character() + character();
  return `${group()}-${group()}-${group()}`;
}

export const isSessionId = (text: string): boolean => /^[0-9a-w]{4}-[0-9a-w]{4}-[0-9a-w]{4}$/.test(text);
