import type { CubicMetres, Millimetres } from '../units.ts';
import type { PricedSegment, StorageTypeCode } from './codes.ts';
import { sha1 } from './sha1.ts';

/** Never change: another namespace changes the uuid of every unit (D19). */
const namespaceHex = '7f1c9a5e4b0d5d0e9c3a2e6f8b417d35';

/** UUIDv5 of "segment/type/diameter/volume", with the diameter in millimetres (D19). A variant is added to that. */
export function unitUuid(
  segment: PricedSegment,
  type: StorageTypeCode,
  diameterMm: Millimetres,
  volumeM3: CubicMetres,
  variant?: string,
): string {
  const name = `${segment}/${type}/${diameterMm}/${volumeM3}`;
  return uuidV5(namespaceHex, variant ? `${name}/${variant}` : name);
}

/** The name must be ASCII: one character becomes one byte. */
export function uuidV5(namespace: string, name: string): string {
  const bytes = Uint8Array.from([
    ...(namespace.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
    ...Array.from(name, (character) => character.charCodeAt(0)),
  ]);
  const digest = sha1(bytes).slice(0, 16);
  digest[6] = (digest[6]! & 0x0f) | 0x50;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
