/** The digits and a to w: 33 characters (MK-11). */
const alphabet = '0123456789abcdefghijklmnopqrstuvw';

/**
 * The largest multiple of the alphabet's size in a byte. Bytes above it would make the first characters more
 * likely.
 */
const fairBytes = 256 - (256 % alphabet.length);

/** Twelve characters in groups of four. The caller's byte source must be cryptographic. */
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
