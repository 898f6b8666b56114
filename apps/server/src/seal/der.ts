/** The few forms of DER (X.690) that a certificate is made of. */
const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]): Buffer => tagged(0x31, ...parts);
export const explicit = (number: number, ...parts: readonly Uint8Array[]): Buffer =>
  tagged(0xa0 | number, ...parts);
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text));
export const octets = (content: Uint8Array): Buffer => tagged(0x04, content);
export const boolean = (value: boolean): Buffer => tagged(0x01, Buffer.from([value ? 0xff : 0]));
/** `unused` bits of the last byte do not count. */
export const bits = (content: Uint8Array, unused = 0): Buffer => tagged(0x03, Buffer.from([unused]), content);
/** Not negative: a first bit that is set gets a zero before it. */
export const integer = (bytes: Uint8Array): Buffer =>
  tagged(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.from([0]) : Buffer.alloc(0), bytes);

/** UTC time has two digits for the year, which is enough until 2049; after that the long form stands (RFC 5280). */
export function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/\.\d{3}|[-:T]/g, '');
  return date.getUTCFullYear() < 2050
    ? tagged(0x17, Buffer.from(digits.slice(2)))
    : tagged(0x18, Buffer.from(digits));
}

export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const part of rest) {
    const groups = [part & 0x7f];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return tagged(0x06, Buffer.from(bytes));
}
