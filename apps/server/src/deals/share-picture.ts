import type { Brand } from '@silowright/catalogue/disk/load-brand';
import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import type { Font } from 'fontkit';
import { textsWith } from '../platform/texts.ts';

const size = { width: 1200, height: 630 };
/** Where the units stand. */
const ground = { left: 640, right: 1150, y: 548, height: 440 };

/**
 * The preview that other sites show with a link: mark, name and slogan beside units of the catalogue, at one scale. The
 * slogan is in the default language of the catalogue.
 * Letters are drawn as outlines, because the machine may have no font (CT-10).
 */
export async function sharePicture(brand: Brand, catalogue: LoadedCatalogue): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // Only here: reading fonts takes a tenth of the server's start.
  const { loadFonts } = await import('./paper/pdf/load-fonts.ts');
  const { bold } = loadFonts();
  const slogan = textsWith(catalogue)(catalogue.defaultLanguage)['market.title'] ?? '';
  const lines = slogan.split(/(?<=\.) /);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">`,
    `<rect width="1200" height="630" fill="#fbfaf7"/><rect x="600" width="600" height="630" fill="${brand.colours.tint}"/>`,
    `<rect x="600" y="${ground.y}" width="600" height="${size.height - ground.y}" fill="${brand.colours.brand}" opacity=".16"/>`,
    unitsSvg(catalogue.content),
    outlined(bold, brand.name, 148, 112, 34),
    ...lines.map((line, at) => outlined(bold, line, 72, 300 + at * 66, 46)),
    `<rect x="72" y="516" width="96" height="8" rx="4" fill="${brand.colours.brand}"/></svg>`,
  ].join('');
  const mark = await sharp(Buffer.from(brand.mark), { density: 300 })
    .resize(56, 56, { fit: 'inside' })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: mark, left: 72, top: 72 }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** The middle size of up to three types, with different shapes if there are any. */
function unitsSvg(content: CatalogueContent): string {
  const shapes = new Set<string>();
  const units = content.storageTypes.flatMap((type) => {
    const rows = content.units[type.code] ?? [];
    const shape = `${type.shape.bottom.kind} ${type.shape.support.kind}`;
    const unit = rows[Math.floor(rows.length / 2)];
    if (!unit || shapes.has(shape) || shapes.size === 3) return [];
    shapes.add(shape);
    return [{ ...unit, type: type.code }];
  });
  const drawings = units.map((unit) => {
    const drawing = drawFront(configuredModel(content, { ...unit, selection: {} }), {
      style: 'shaded',
      formatMetres: String,
    });
    return { ...drawing, primitives: drawing.primitives.filter(({ kind }) => kind !== 'text') };
  });
  const gap = 36;
  const space = ground.right - ground.left - gap * (drawings.length - 1);
  const scale = Math.min(
    space / drawings.reduce((sum, { viewBox }) => sum + viewBox.width, 0),
    ...drawings.map(({ viewBox }) => ground.height / viewBox.height),
  );
  const used = drawings.reduce((sum, { viewBox }) => sum + viewBox.width * scale, 0);
  let x = ground.left + (space - used) / 2;
  return drawings
    .map((drawing, at) => {
      const [width, height] = [drawing.viewBox.width * scale, drawing.viewBox.height * scale];
      const picture = toSvg(drawing, { title: '', description: '', idPrefix: `u${at}` })
        .replace(/<svg /, `<svg x="${x}" y="${ground.y - height}" `)
        .replace(/ width="\d+" height="\d+" role/, ` width="${width}" height="${height}" role`);
      x += width + gap;
      return picture;
    })
    .join('');
}

function outlined(font: Font, text: string, x: number, y: number, px: number): string {
  const { glyphs, positions } = font.layout(text);
  let advance = 0;
  const paths = glyphs.map((glyph, at) => {
    const path = `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`;
    advance += positions[at]?.xAdvance ?? 0;
    return path;
  });
  const scale = px / font.unitsPerEm;
  return `<g fill="#16202b" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
