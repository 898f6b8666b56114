import type { Material } from '../solids/materials.ts';
import type { MaterialName, Solid } from '../solids/solid.ts';
import { asciiBytes, bytesOf, joinBytes } from './bytes.ts';
import { linearColour, partMeshes } from './part-meshes.ts';

const floats = 5126;
const shorts = 5123;
const longs = 5125;
const vertexData = 34962;
const indexData = 34963;

/** Metres with y up and the front towards +z, as glTF asks. */
function turned(values: Float32Array, scale: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 3) {
    out[at] = values[at]! * scale;
    out[at + 1] = values[at + 2]! * scale;
    out[at + 2] = -values[at + 1]! * scale;
  }
  return out;
}

/** A binary glTF 2.0 file: one node for each part, one primitive for each of its materials (TD-03). */
export function writeGlb(
  name: string,
  solids: readonly Solid[],
  materials: Readonly<Record<MaterialName, Material>>,
): Uint8Array {
  const pieces: Uint8Array[] = [];
  const views: object[] = [];
  const accessors: object[] = [];
  const used: MaterialName[] = [];
  let length = 0;

  const view = (array: Float32Array | Uint16Array | Uint32Array, target: number): number => {
    const bytes = bytesOf(array);
    const padding = new Uint8Array((4 - (bytes.length % 4)) % 4);
    views.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, target });
    pieces.push(bytes, padding);
    length += bytes.length + padding.length;
    return views.length - 1;
  };
  const vectors = (array: Float32Array, bounds: boolean): number => {
    accessors.push({
      bufferView: view(array, vertexData),
      componentType: floats,
      count: array.length / 3,
      type: 'VEC3',
      ...(bounds && boundsOf(array)),
    });
    return accessors.length - 1;
  };
  const triangles = (indices: Uint32Array, points: number): number => {
    const short = points < 65_535;
    accessors.push({
      bufferView: view(short ? new Uint16Array(indices) : indices, indexData),
      componentType: short ? shorts : longs,
      count: indices.length,
      type: 'SCALAR',
    });
    return accessors.length - 1;
  };
  const materialAt = (material: MaterialName): number => {
    if (!used.includes(material)) used.push(material);
    return used.indexOf(material);
  };

  const meshes = partMeshes(solids).map(({ part, surfaces }) => ({
    name: part,
    primitives: surfaces.map(({ material, mesh }) => ({
      attributes: {
        POSITION: vectors(turned(mesh.positions, 0.001), true),
        NORMAL: vectors(turned(mesh.normals, 1), false),
      },
      indices: triangles(mesh.indices, mesh.positions.length / 3),
      material: materialAt(material),
    })),
  }));
  const root = meshes.length;
  const json = {
    asset: { version: '2.0', generator: 'Silowright' },
    scene: 0,
    scenes: [{ nodes: [root] }],
    nodes: [
      ...meshes.map((mesh, index) => ({ name: mesh.name, mesh: index })),
      { name, children: meshes.map((_, index) => index) },
    ],
    meshes,
    materials: used.map((material) => materialOf(material, materials[material])),
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: length }],
  };
  return container(escapeUnicode(JSON.stringify(json)), joinBytes(pieces));
}

const escapeUnicode = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const materialOf = (name: MaterialName, { hex, metalness, roughness, opacity }: Material) => ({
  name,
  pbrMetallicRoughness: {
    baseColorFactor: [...linearColour(hex), opacity],
    metallicFactor: metalness,
    roughnessFactor: roughness,
  },
  doubleSided: true,
  ...(opacity < 1 && { alphaMode: 'BLEND' }),
});

function boundsOf(array: Float32Array) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < array.length; at++) {
    min[at % 3] = Math.min(min[at % 3]!, array[at]!);
    max[at % 3] = Math.max(max[at % 3]!, array[at]!);
  }
  return { min, max };
}

/** Header, JSON chunk padded with spaces, binary chunk. */
function container(json: string, binary: Uint8Array): Uint8Array {
  const text = asciiBytes(json.padEnd(Math.ceil(json.length / 4) * 4, ' '));
  const words = (...numbers: number[]) => {
    const data = new DataView(new ArrayBuffer(4 * numbers.length));
    for (const [index, number] of numbers.entries()) data.setUint32(4 * index, number, true);
    return bytesOf(data);
  };
  return joinBytes([
    words(0x46546c67, 2, 12 + 8 + text.length + 8 + binary.length),
    words(text.length, 0x4e4f534a),
    text,
    words(binary.length, 0x004e4942),
    binary,
  ]);
}
