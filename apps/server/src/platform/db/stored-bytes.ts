import { hash } from 'node:crypto';
import { DamagedDocument } from './stored-json.ts';

export const hashOfBytes = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex');

/** The bytes of a stored file, if they are those that were written. Null: written by an earlier release, without hash. */
export function checkedBytes<Bytes extends Uint8Array>(
  what: string,
  bytes: Bytes,
  sha256: string | null | undefined,
): Bytes {
  if (sha256 && !hashOfBytes(bytes).startsWith(sha256))
    throw new DamagedDocument(what, 'its bytes are not what was written');
  return bytes;
}
