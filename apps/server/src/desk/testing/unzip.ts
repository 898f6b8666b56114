import { inflateRawSync } from 'node:zlib';

/** The entries of a zip file, read by its directory. */
export function unzip(file: Buffer): Record<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const entries: Record<string, string> = {};
  let at = file.readUInt32LE(end + 16);
  for (let entry = 0; entry < file.readUInt16LE(end + 10); entry += 1) {
    const [packed, length] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const name = file.subarray(at + 46, at + 46 + length).toString();
    const local = file.readUInt32LE(at + 42);
    const data = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    entries[name] = inflateRawSync(file.subarray(data, data + packed)).toString();
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}
