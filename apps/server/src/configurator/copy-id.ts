import { hash } from 'node:crypto';

/**
 * The id of a copy that is opened by a link (S18). It is made from the link and the browser, so that opening stores
 * nothing: the first change finds the quotation again by the id. `at` is the place of the position in it. Six characters lead to the quotation, five prove that
 * this browser opened it, and the last one tells such an id from others.
 */
const alphabet = '0123456789abcdefghijklmnopqrstuvw';
const mark = 'w';
/** Characters of the hash of the link's token: 30 bits. The index of the offers has the same. */
const codeCharacters = 5;
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function copyIdOf(tokenHash: string, browserHash: string, nth: number, at = 0): string {
  const code = [...tokenHash.slice(0, codeCharacters)].reduce(
    (sum, character) => sum * 64 + base64url.indexOf(character),
    0,
  );
  // The first position as before there were several: copies that were opened then keep their ids.
  const which = at === 0 ? `${nth}` : `${nth} ${at}`;
  const proof = hash('sha256', `${tokenHash} ${browserHash} ${which}`, 'buffer').readUInt32BE() >>> 7;
  const digits = written(code, 6) + written(proof, 5) + mark;
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
}

/** The start of the hash of the link's token; undefined: no id of an opened copy. */
export function reopenCodeOf(id: string): string | undefined {
  const digits = id.replaceAll('-', '');
  if (digits.length !== 12 || !digits.endsWith(mark)) return undefined;
  let code = [...digits.slice(0, 6)].reduce(
    (sum, digit) => sum * alphabet.length + alphabet.indexOf(digit),
    0,
  );
  let text = '';
  for (let at = 0; at < codeCharacters; at++) {
    text = base64url.charAt(code % 64) + text;
    code = Math.floor(code / 64);
  }
  return code === 0 ? text : undefined;
}

function written(value: number, length: number): string {
  let [rest, text] = [value, ''];
  for (let at = 0; at < length; at++) {
    text = alphabet.charAt(rest % alphabet.length) + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
