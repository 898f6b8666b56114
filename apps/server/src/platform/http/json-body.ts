import { isUtf8 } from 'node:buffer';
import { ApiError, fieldError } from './api-error.ts';

const maxDepth = 32;

/** Above this length the body of a visitor is a picture, which is one long text. */
const pictureBytes = 128 * 1024;
const maxOfPicture = 1000;

/** The maximum number of commas in a visitor's body: many values take long to parse (S5). */
export const maxCommasOfVisitor = (bytes: Buffer): number =>
  bytes.length > pictureBytes ? maxOfPicture : Number.POSITIVE_INFINITY;

/**
 * Parses a JSON body and rejects known attacks (threats 49, 50): deep nesting, duplicate keys, `__proto__`, and text
 * that a store cannot hold (NUL, lone surrogates).
 */
export function parseJsonBody(bytes: Buffer, commas = Number.POSITIVE_INFINITY): unknown {
  if (!isUtf8(bytes)) throw refusal('encoding', 'is not UTF-8');
  const source = bytes.toString('utf8');
  const pairs = countPairs(source, commas);
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw refusal('json', 'is not JSON');
  }
  const found = inspect(value, source.includes('\\'));
  if (found !== pairs) throw refusal('doubled-key', 'names a key twice');
  return value;
}

/** Counts `key: value` pairs outside strings, and checks the depth and the number of commas. */
function countPairs(source: string, maxCommas: number): number {
  let pairs = 0;
  let commas = 0;
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    switch (source.charCodeAt(at)) {
      case 34: // "
        at = endOfString(source, at);
        break;
      case 44: // ,
        commas++;
        if (commas > maxCommas) throw refusal('values', 'has too many values');
        break;
      case 58: // :
        pairs++;
        break;
      case 123: // {
      case 91: // [
        depth++;
        if (depth > maxDepth) throw refusal('depth', `is nested deeper than ${maxDepth} levels`);
        break;
      case 125: // }
      case 93: // ]
        depth--;
    }
  }
  return pairs;
}

function endOfString(source: string, start: number): number {
  for (let end = source.indexOf('"', start + 1); end !== -1; end = source.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (source.charCodeAt(end - 1 - backslashes) === 92) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return source.length;
}

/** Counts the parsed pairs; fewer than in the source means that a key was duplicated. */
function inspect(value: unknown, checkText: boolean): number {
  if (typeof value === 'string') {
    if (checkText && (value.includes('\0') || !value.isWellFormed())) {
      throw refusal('text', 'contains a character that cannot be stored');
    }
    return 0;
  }
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) {
    let pairs = 0;
    for (const item of value) pairs += inspect(item, checkText);
    return pairs;
  }
  const keys = Object.keys(value);
  let pairs = keys.length;
  for (const key of keys) {
    if (key === '__proto__') throw refusal('key', 'has a key that is not allowed');
    if (checkText) inspect(key, true);
    pairs += inspect((value as Record<string, unknown>)[key], checkText);
  }
  return pairs;
}

const refusal = (code: string, message: string): ApiError =>
  new ApiError('bad-request', [fieldError('', code, message)]);
