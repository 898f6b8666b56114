import { describe, expect, it } from 'vitest';
import { exifLensMm } from './exif-lens.ts';

/** A JPEG of headers only, with the lens in its EXIF data. */
function jpegWith(lensMm: number | undefined, isLittle: boolean): ArrayBuffer {
  const file = new DataView(new ArrayBuffer(80));
  file.setUint32(0, 0xffd8ffe0);
  file.setUint16(4, 4);
  file.setUint16(8, 0xffe1);
  file.setUint16(10, 60);
  file.setUint32(12, 0x45786966);
  const tiff = 18;
  file.setUint16(tiff, isLittle ? 0x4949 : 0x4d4d);
  file.setUint16(tiff + 2, 42, isLittle);
  file.setUint32(tiff + 4, 8, isLittle);
  const entry = (at: number, tag: number) => {
    file.setUint16(tiff + at, 1, isLittle);
    file.setUint16(tiff + at + 2, tag, isLittle);
    return tiff + at + 10;
  };
  file.setUint32(entry(8, 0x8769), 26, isLittle);
  if (lensMm !== undefined) file.setUint16(entry(26, 0xa405), lensMm, isLittle);
  file.setUint16(70, 0xffda);
  return file.buffer;
}

describe('the lens of a photo (TD-05)', () => {
  it.each([true, false])('is read from its EXIF data, little-endian: %s', (isLittle) => {
    expect(exifLensMm(jpegWith(13, isLittle))).toBe(13);
    expect(exifLensMm(jpegWith(77, isLittle))).toBe(77);
  });

  it('is unknown without it, for impossible values, cut files and other formats', () => {
    expect(exifLensMm(jpegWith(undefined, true))).toBeUndefined();
    expect(exifLensMm(jpegWith(0, true))).toBeUndefined();
    expect(exifLensMm(jpegWith(5000, true))).toBeUndefined();
    expect(exifLensMm(new ArrayBuffer(0))).toBeUndefined();
    expect(exifLensMm(new TextEncoder().encode('\u0089PNG and more').buffer as ArrayBuffer)).toBeUndefined();
    const whole = jpegWith(26, false);
    for (let length = 0; length < 54; length++) expect(exifLensMm(whole.slice(0, length))).toBeUndefined();
  });
});
