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
  const file = new GlbFile();
  const meshes = file.addMeshes(solids, materials);
  return file.write(
    [...file.nodesOf(meshes), { name, children: meshes.map((_, index) => index) }],
    meshes.length,
  );
}

/** Several units side by side: a node for each, with those of its parts (PJ-06). */
export function writeGlbRow(name: string, row: readonly UnitsInRow[]): Uint8Array {
  const file = new GlbFile();
  const nodes: object[] = [];
  const placed: number[] = [];
  for (const { label, solids, materials, feetM } of row) {
    const meshes = file.addMeshes(solids, materials);
    for (const foot of feetM) {
      const parts = file.nodesOf(meshes);
      const children = parts.map((_, index) => nodes.length + index);
      nodes.push(...parts);
      placed.push(nodes.push({ name: label, translation: [foot, 0, 0], children }) - 1);
    }
  }
  const root = nodes.push({ name, children: placed }) - 1;
  return file.write(nodes, root);
}

export interface UnitsInRow {
  readonly label: string;
  readonly solids: readonly Solid[];
  readonly materials: Readonly<Record<MaterialName, Material>>;
  /** Their axes, in metres to the right. */
  readonly feetM: readonly number[];
}

/** Named by its part; primitives as the format has them. */
interface GlbMesh {
  readonly name: string;
  readonly index: number;
}

/** What is collected of a file until it is written. */
class GlbFile {
  readonly #pieces: Uint8Array[] = [];
  readonly #views: object[] = [];
  readonly #accessors: object[] = [];
  readonly #meshes: object[] = [];
  readonly #materials: { readonly name: MaterialName; readonly material: Material }[] = [];
  #length = 0;

  addMeshes(
    solids: readonly Solid[],
    materials: Readonly<Record<MaterialName, Material>>,
  ): readonly GlbMesh[] {
    // Another unit may have another paint under the same name.
    const own = new Map<MaterialName, number>();
    const materialAt = (name: MaterialName): number => {
      const known = own.get(name) ?? this.#materials.push({ name, material: materials[name] }) - 1;
      own.set(name, known);
      return known;
    };
    return partMeshes(solids).map(({ part, surfaces }) => {
      const mesh = {
        name: part,
        primitives: surfaces.map(({ material, mesh }) => ({
          attributes: {
            POSITION: this.#vectors(turned(mesh.positions, 0.001), true),
            NORMAL: this.#vectors(turned(mesh.normals, 1), false),
          },
          indices: this.#triangles(mesh.indices, mesh.positions.length / 3),
          material: materialAt(material),
        })),
      };
      return { name: part, index: this.#meshes.push(mesh) - 1 };
    });
  }

  nodesOf(meshes: readonly GlbMesh[]): object[] {
    return meshes.map(({ name, index }) => ({ name, mesh: index }));
  }

  write(nodes: readonly object[], root: number): Uint8Array {
    const json = {
      asset: { version: '2.0', generator: 'Silowright' },
      scene: 0,
      scenes: [{ nodes: [root] }],
      nodes,
      meshes: this.#meshes,
      materials: this.#materials.map(({ name, material }) => materialOf(name, material)),
      accessors: this.#accessors,
      bufferViews: this.#views,
      buffers: [{ byteLength: this.#length }],
    };
    return container(escapeUnicode(JSON.stringify(json)), joinBytes(this.#pieces));
  }

  #view(array: Float32Array | Uint16Array | Uint32Array, target: number): number {
    const bytes = bytesOf(array);
    const padding = new Uint8Array((4 - (bytes.length % 4)) % 4);
    const view = { buffer: 0, byteOffset: this.#length, byteLength: bytes.length, target };
    this.#pieces.push(bytes, padding);
    this.#length += bytes.length + padding.length;
    return this.#views.push(view) - 1;
  }

  #vectors(array: Float32Array, bounds: boolean): number {
    const accessor = {
      bufferView: this.#view(array, vertexData),
      componentType: floats,
      count: array.length / 3,
      type: 'VEC3',
      ...(bounds && boundsOf(array)),
    };
    return this.#accessors.push(accessor) - 1;
  }

  #triangles(indices: Uint32Array, points: number): number {
    const short = points < 65_535;
    const accessor = {
      bufferView: this.#view(short ? new Uint16Array(indices) : indices, indexData),
      componentType: short ? shorts : longs,
      count: indices.length,
      type: 'SCALAR',
    };
    return this.#accessors.push(accessor) - 1;
  }
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
