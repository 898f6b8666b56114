import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { sheetColour } from '@silowright/domain/drawing/pen';
import { partsInSpace } from '@silowright/domain/solids/unit-solids';
import {
  CanvasTexture,
  CylinderGeometry,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
} from 'three';

export interface SheetLook {
  /** Written as on the drawing, if there is no picture. */
  readonly text: string;
  /** The address of the visitor's own logo. */
  readonly picture?: string | undefined;
}

const widthPx = 1024;
/** In front of the sheet of the solids. */
const proudMm = 13;

/** The logo on its sheet, as the drawing shows it (ST-07). `changed` is called when the picture has arrived. */
export function logoSheets(unit: UnitModel, look: SheetLook, slow: boolean, changed: () => void): Mesh[] {
  return partsInSpace(unit)
    .filter(({ name }) => name === 'logo')
    .map(({ radiusMm, azimuthDeg, zMm, heightMm, widthMm }) => {
      const angle = widthMm / radiusMm;
      const start = (azimuthDeg * Math.PI) / 180 - angle / 2;
      const radius = (radiusMm + proudMm) / 1000;
      const geometry = new CylinderGeometry(radius, radius, heightMm / 1000, 24, 1, true, start, angle);
      const map = sheetTexture(heightMm / widthMm, look, changed);
      const sheet = new Mesh(
        geometry,
        slow ? new MeshLambertMaterial({ map }) : new MeshStandardMaterial({ map, roughness: 0.6 }),
      );
      sheet.position.y = (zMm + heightMm / 2) / 1000;
      sheet.receiveShadow = true;
      return sheet;
    });
}

function sheetTexture(ratio: number, { text, picture }: SheetLook, changed: () => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  const [width, height] = [widthPx, Math.round(widthPx * ratio)];
  Object.assign(canvas, { width, height });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  const pen = canvas.getContext('2d');
  if (!pen) return texture;
  pen.fillStyle = sheetColour;
  pen.fillRect(0, 0, width, height);
  if (picture) {
    const image = new Image();
    image.onload = () => {
      const edge = height * 0.08;
      const scale = Math.min(
        (width - 2 * edge) / image.naturalWidth,
        (height - 2 * edge) / image.naturalHeight,
      );
      const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
      pen.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
      texture.needsUpdate = true;
      changed();
    };
    image.src = picture;
    return texture;
  }
  pen.fillStyle = '#d9620f';
  pen.fillRect(0, height * 0.91, width, height * 0.09);
  const size = Math.min(height * 0.3, (0.8 * width) / Math.max(4, text.length * 0.72));
  pen.fillStyle = '#a8460b';
  pen.font = `bold ${size}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.fillText(text, width / 2, height / 2 + size * 0.3);
  return texture;
}
