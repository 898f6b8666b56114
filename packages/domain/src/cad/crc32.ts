const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of zip files. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  // By index: an iterator is several times slower, and a file has megabytes.
  for (let at = 0; at < bytes.length; at++) crc = (crc >>> 8) ^ table[(crc ^ bytes[at]!) & 255]!;
  return (crc ^ 0xffffffff) >>> 0;
}
