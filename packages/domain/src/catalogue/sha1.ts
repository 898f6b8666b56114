/** SHA-1 for name-based uuids only (RFC 9562). Synchronous, without Node or DOM. */
export function sha1(message: Uint8Array): Uint8Array {
  const length = message.length;
  const padded = new Uint8Array(((length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, length * 8);

  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const words = new Uint32Array(80);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 80; i++) {
      words[i] = rotate(words[i - 3]! ^ words[i - 8]! ^ words[i - 14]! ^ words[i - 16]!, 1);
    }
    let [a, b, c, d, e] = state as unknown as [number, number, number, number, number];
    for (let i = 0; i < 80; i++) {
      const [mix, constant] = round(i, b, c, d);
      const next = (rotate(a, 5) + mix + e + constant + words[i]!) >>> 0;
      e = d;
      d = c;
      c = rotate(b, 30);
      b = a;
      a = next;
    }
    for (const [i, value] of [a, b, c, d, e].entries()) state[i] = state[i]! + value;
  }

  const digest = new Uint8Array(20);
  const digestView = new DataView(digest.buffer);
  for (const [i, word] of state.entries()) digestView.setUint32(i * 4, word);
  return digest;
}

const rotate = (word: number, bits: number): number => ((word << bits) | (word >>> (32 - bits))) >>> 0;

function round(i: number, b: number, c: number, d: number): readonly [mix: number, constant: number] {
  if (i < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (i < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (i < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}
