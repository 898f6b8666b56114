/** ASCII text as bytes; the writers of this folder escape everything else. */
export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** Memory of a typed array as bytes. */
export const bytesOf = (array: ArrayBufferView<ArrayBufferLike>): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
