import { memoize } from '@silowright/domain/memoize';
import { neutralBrand } from '../../../platform/config/brand-colours.ts';
import type { Company } from '../../../platform/config/company.ts';
import { type PlainPicture, plainSvg } from './plain-svg.ts';

/** The company's colour and pictures (CT-10). */
export interface PrintedBrand {
  readonly colour: string;
  readonly mark?: BrandPicture;
  readonly logo?: BrandPicture;
}

/** Shapes, or the address of a PNG. */
export type BrandPicture = PlainPicture | string;

/** Of a mark that is 26 points high: 600 dots per inch. */
const heightPx = 216;

export async function printedBrand({ brand = neutralBrand }: Company): Promise<PrintedBrand> {
  const [mark, logo] = await Promise.all(
    [brand.mark, brand.logo].map((svg) => (svg ? picture(svg) : undefined)),
  );
  return { colour: brand.colour, ...(mark && { mark }), ...(logo && { logo }) };
}

/**
 * Most marks are simple shapes. SVG of any other kind becomes pixels on the white of the paper, as transparency takes
 * pdfkit long: that takes as long as all the rest of a thread's first PDF.
 */
const picture = memoize(
  async (svg: string): Promise<BrandPicture> => {
    const plain = plainSvg(svg);
    if (plain) return plain;
    const { default: sharp } = await import('sharp');
    const png = await sharp(Buffer.from(svg), { density: 600 })
      .resize({ height: heightPx, width: heightPx * 8, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
    return pngAddress(png);
  },
  (svg) => svg,
  4,
);

/** pdfkit embeds the picture of an address once. */
export const pngAddress = (png: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
