const exifIfd = 0x8769;
const focalLengthIn35mmFilm = 0xa405;
const app1 = 0xffe1;
const startOfScan = 0xffda;

/** The lens that a camera wrote into a JPEG, as for a 35 mm film; undefined if it says nothing usable (TD-05). */
export function exifLensMm(jpeg: ArrayBuffer): number | undefined {
  const file = new DataView(jpeg);
  try {
    if (file.getUint16(0) !== 0xffd8) return undefined;
    for (let at = 2; file.getUint16(at) !== startOfScan; at += 2 + file.getUint16(at + 2)) {
      // "Exif", then the header of a TIFF.
      if (file.getUint16(at) !== app1 || file.getUint32(at + 4) !== 0x45786966) continue;
      const tiff = at + 10;
      const isLittle = file.getUint16(tiff) === 0x4949;
      const directory = entry(file, tiff, isLittle, file.getUint32(tiff + 4, isLittle), exifIfd);
      if (directory === undefined) return undefined;
      const lens = entry(file, tiff, isLittle, file.getUint32(directory, isLittle), focalLengthIn35mmFilm);
      const mm = lens === undefined ? 0 : file.getUint16(lens, isLittle);
      return mm >= 8 && mm <= 400 ? mm : undefined;
    }
  } catch (error) {
    // The end of the file: it is cut off, or no JPEG.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Where the value of a tag is. */
function entry(
  file: DataView,
  tiff: number,
  isLittle: boolean,
  offset: number,
  tag: number,
): number | undefined {
  const count = file.getUint16(tiff + offset, isLittle);
  for (let at = 0; at < count; at++) {
    const place = tiff + offset + 2 + at * 12;
    if (file.getUint16(place, isLittle) === tag) return place + 8;
  }
  return undefined;
}
