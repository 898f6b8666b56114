import type { UnitModel } from '../drawing/anatomy.ts';
import { type Finish, finishOf, shade } from '../drawing/finish.ts';
import type { MaterialName } from './solid.ts';

/** How light meets a surface. */
export interface Material {
  /** sRGB. */
  readonly hex: string;
  readonly metalness: number;
  readonly roughness: number;
  readonly opacity: number;
}

const matt = (hex: string, roughness = 0.7): Material => ({ hex, metalness: 0, roughness, opacity: 1 });
const metal = (hex: string, roughness: number): Material => ({ hex, metalness: 0.85, roughness, opacity: 1 });

const fixed = {
  steel: metal('#b4bcc2', 0.42),
  galvanised: metal('#a3adb4', 0.55),
  stainless: metal('#d8dfe3', 0.26),
  dark: matt('#3a444c', 0.55),
  rubber: matt('#23292e', 0.9),
  concrete: matt('#c9c4ba', 0.95),
  accent: matt('#d9620f', 0.5),
  white: matt('#f4f4f1', 0.5),
  blue: matt('#2f6795', 0.45),
  glass: matt('#24323d', 0.15),
  copper: metal('#b87333', 0.4),
  red: matt('#b3261e', 0.5),
  yellow: matt('#e8b400', 0.5),
  green: matt('#3a8f4d', 0.5),
  lamp: matt('#fff3c4', 0.4),
  clear: { ...matt('#dfeef5', 0.1), opacity: 0.45 },
  laminate: { ...matt('#e3dfc6', 0.5), opacity: 0.55 },
} as const satisfies Partial<Record<MaterialName, Material>>;

/** Materials of a unit in its chosen colours. */
export function materialsOf(unit: UnitModel): Readonly<Record<MaterialName, Material>> {
  const bare = finishOf(unit.look, undefined);
  const isMetal = unit.look.colour === undefined && bareMetals.has(unit.look.material);
  const surface = (finish: Finish): Material => {
    if (finish.transparent) return { ...matt(finish.hex, 0.38), opacity: 0.62 };
    if (isMetal && finish.hex === bare.hex) return metal(finish.hex, 0.4);
    // Full black hides every shape.
    return matt(finish.nearBlack ? shade(finish.hex, 0.06) : finish.hex, unit.glossy ? 0.22 : 0.5);
  };
  return {
    ...fixed,
    body: surface(unit.body),
    joint: { ...surface(unit.body), hex: shade(unit.body.hex, unit.body.nearBlack ? 0.2 : -0.2) },
    roof: { ...surface(unit.roof), opacity: 1 },
    contents: matt(unit.look.contents, 0.9),
  };
}

const bareMetals: ReadonlySet<string> = new Set(['galvanised', 'aluminium', 'stainless']);
