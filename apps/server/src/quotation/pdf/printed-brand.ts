import { memoize } from '@silowright/domain/memoize';
import { neutralBrand } from '../../config/brand-colours.ts';
import type { Company } from '../../config/company.ts';

/** The company's colour, and its pictures as PNG (CT-10). */
export interface PrintedBrand {
  readonly colour: string;
  readonly mark?: Uint8Array;
  readonly logo?: Uint8Array;
}

/** Of a mark that is 26 points high: 600 dots per inch. */
const heightPx = 216;

export async function printedBrand({ brand = neutralBrand }: Company): Promise<PrintedBrand> {
  const [mark, logo] = await Promise.all(
    [brand.mark, brand.logo].map((svg) => (svg ? picture(svg) : undefined)),
  );
  return { colour: brand.colour, ...(mark && { mark }), ...(logo && { logo }) };
}

/** SVG of any program, as pixels on the white of the paper: transparency takes pdfkit long. */
const picture = memoize(
  async (svg: string): Promise<Uint8Array> => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg), { density: 600 })
      .resize({ height: heightPx, width: heightPx * 8, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  },
  (svg) => svg,
  4,
);
