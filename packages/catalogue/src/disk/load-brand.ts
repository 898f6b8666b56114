import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../read-json.ts';
import { type BrandFile, brand } from '../schema/general.ts';

/** `brand/brand.json` with the text of its SVG pictures and the paths of other files. */
export interface Brand extends Pick<BrandFile, 'name' | 'colours' | 'contact' | 'claims'> {
  readonly mark: string;
  /** Replaces mark and name. */
  readonly logo?: string;
  readonly fontPath?: string;
  readonly sharePicturePath?: string;
}

const loaded = new Map<string, Brand | undefined>();

/** Read once per process. Undefined if the file is missing or wrong: the check of the folder says so (CT-03). */
export function loadBrand(folder: string): Brand | undefined {
  if (!loaded.has(folder)) loaded.set(folder, readBrand(join(folder, 'brand')));
  return loaded.get(folder);
}

function readBrand(folder: string): Brand | undefined {
  const path = join(folder, 'brand.json');
  const file = existsSync(path) && readJson(path, readFileSync(path, 'utf8'), brand, []);
  if (!file) return undefined;
  const svg = (name: string) => {
    const picture = join(folder, name);
    return existsSync(picture) ? readFileSync(picture, 'utf8') : '';
  };
  const { name, colours, contact, claims, mark, logo, font, share_picture: sharePicture } = file;
  return {
    name,
    colours,
    contact,
    claims,
    mark: svg(mark),
    ...(logo && logo !== mark && { logo: svg(logo) }),
    ...(font && { fontPath: join(folder, font) }),
    ...(sharePicture && { sharePicturePath: join(folder, sharePicture) }),
  };
}
