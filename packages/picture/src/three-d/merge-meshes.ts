import { meshOf } from '@silowright/domain/solids/mesh';
import type { MaterialName, Solid } from '@silowright/domain/solids/solid';
import { BufferAttribute, BufferGeometry } from 'three';

/** One geometry for each material, in metres with y up: few draw calls. */
export function geometriesOf(solids: readonly Solid[]): Map<MaterialName, BufferGeometry> {
  const byMaterial = new Map<MaterialName, Solid[]>();
  for (const solid of solids) {
    const list = byMaterial.get(solid.material);
    if (list) list.push(solid);
    else byMaterial.set(solid.material, [solid]);
  }
  return new Map([...byMaterial].map(([material, list]) => [material, geometryOf(list)]));
}

export function geometryOf(solids: readonly Solid[]): BufferGeometry {
  const { positions, normals, indices } = meshOf(solids);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(upright(positions, 0.001), 3));
  geometry.setAttribute('normal', new BufferAttribute(upright(normals, 1), 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}

function upright(values: Float32Array, scale: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 3) {
    out[at] = values[at]! * scale;
    out[at + 1] = values[at + 2]! * scale;
    out[at + 2] = -values[at + 1]! * scale;
  }
  return out;
}
