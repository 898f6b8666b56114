import { type Mesh, meshOf } from '../solids/mesh.ts';
import type { MaterialName, Solid } from '../solids/solid.ts';

export interface PartMesh {
  readonly part: string;
  readonly surfaces: readonly { readonly material: MaterialName; readonly mesh: Mesh }[];
}

/** Triangles by part, and within a part by material, in the order of the solids. */
export function partMeshes(solids: readonly Solid[]): PartMesh[] {
  const parts = new Map<string, Map<MaterialName, Solid[]>>();
  for (const solid of solids) {
    const surfaces = parts.get(solid.part) ?? new Map<MaterialName, Solid[]>();
    parts.set(solid.part, surfaces);
    surfaces.set(solid.material, [...(surfaces.get(solid.material) ?? []), solid]);
  }
  return [...parts].map(([part, surfaces]) => ({
    part,
    surfaces: [...surfaces].map(([material, list]) => ({ material, mesh: meshOf(list) })),
  }));
}

/** Concrete below the ground and the building around a unit: not delivered, and in the way on a phone. */
const surroundings: ReadonlySet<string> = new Set(['foundation', 'deck']);

export const delivered = (solids: readonly Solid[]): Solid[] =>
  solids.filter(({ part }) => !surroundings.has(part));

/** Without what only a picture shows. */
export const withoutContents = (solids: readonly Solid[]): Solid[] =>
  solids.filter(({ part }) => part !== 'content' && part !== 'fill-line');

/** The channels of an sRGB colour as linear light, 0 to 1. */
export const linearColour = (hex: string): [number, number, number] => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return Math.round(linear * 1e5) / 1e5;
  };
  return [channel(1), channel(3), channel(5)];
};
