import type { Material } from '../solids/materials.ts';
import type { Mesh } from '../solids/mesh.ts';
import type { MaterialName, Solid } from '../solids/solid.ts';
import { asciiBytes, joinBytes } from './bytes.ts';
import { linearColour, partMeshes } from './part-meshes.ts';
import type { UnitsInRow } from './write-glb.ts';

/** A scene for the AR viewer of Apple devices: an uncompressed zip with one text file (TD-04). */
export const writeUsdz = (
  solids: readonly Solid[],
  materials: Readonly<Record<MaterialName, Material>>,
): Uint8Array => zip('unit.usda', asciiBytes(scene(unitText('', solids, materials))));

/** Several units side by side; equal ones refer to the first (PJ-06). */
export const writeUsdzRow = (row: readonly UnitsInRow[]): Uint8Array =>
  zip('unit.usda', asciiBytes(scene(row.map(rowText).join('\n'))));

function rowText({ solids, materials, feetM: [first = 0, ...others] }: UnitsInRow, at: number): string {
  const path = `/P${at}`;
  return [
    placed(`P${at}`, first, '', unitText(path, solids, materials)),
    ...others.map((foot, copy) =>
      placed(`P${at}_${copy + 1}`, foot, `prepend references = </Unit${path}>`, ''),
    ),
  ].join('\n');
}

const placed = (name: string, footM: number, refers: string, content: string): string => `
    def Xform "${name}" (
        ${refers}
    )
    {
        double3 xformOp:translate = (${footM}, 0, 0)
        uniform token[] xformOpOrder = ["xformOp:translate"]
${content}
    }`;

const scene = (content: string): string => `#usda 1.0
(
    defaultPrim = "Unit"
    metersPerUnit = 1
    upAxis = "Y"
)
def Xform "Unit" (
    kind = "component"
)
{
    token preliminary:anchoring:type = "plane"
    token preliminary:planeAnchoring:alignment = "horizontal"
${content}
}
`;

/** `path`: of the unit, below "/Unit". */
function unitText(
  path: string,
  solids: readonly Solid[],
  materials: Readonly<Record<MaterialName, Material>>,
): string {
  const used = [...new Set(solids.map(({ material }) => material))];
  return `${partMeshes(solids)
    .flatMap(({ part, surfaces }) =>
      surfaces.map(({ material, mesh }) =>
        meshText(path, `${part}_${material}`.replaceAll('-', '_'), mesh, material),
      ),
    )
    .join('\n')}
    def Scope "Materials"
    {
${used.map((name) => materialText(path, name, materials[name])).join('\n')}
    }`;
}

/** Metres with y up and the front towards +z. */
function vectors(values: Float32Array, scale: number, digits: number): string {
  // Most coordinates of a mesh occur many times, and to format one is slow.
  const known = new Map<number, string>();
  const fixed = (value: number): string => {
    let text = known.get(value);
    if (text === undefined) {
      text = String(Number((value * scale).toFixed(digits)));
      known.set(value, text);
    }
    return text;
  };
  const out: string[] = [];
  for (let at = 0; at < values.length; at += 3)
    out.push(`(${fixed(values[at]!)},${fixed(values[at + 2]!)},${fixed(-values[at + 1]!)})`);
  return `[${out.join(',')}]`;
}

const meshText = (
  path: string,
  name: string,
  { positions, normals, indices }: Mesh,
  material: MaterialName,
): string => `
    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join(',')}]
        int[] faceVertexIndices = [${indices.join(',')}]
        rel material:binding = </Unit${path}/Materials/${material}>
        normal3f[] normals = ${vectors(normals, 1, 3)} (
            interpolation = "vertex"
        )
        point3f[] points = ${vectors(positions, 0.001, 4)}
        uniform token subdivisionScheme = "none"
    }`;

const materialText = (
  path: string,
  name: MaterialName,
  { hex, metalness, roughness, opacity }: Material,
): string => `
        def Material "${name}"
        {
            token outputs:surface.connect = </Unit${path}/Materials/${name}/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (${linearColour(hex).join(', ')})
                float inputs:metallic = ${metalness}
                float inputs:roughness = ${roughness}
                float inputs:opacity = ${opacity}
                token outputs:surface
            }
        }`;

/** The file starts at a multiple of 64 bytes and is not compressed, as the format asks. */
function zip(name: string, content: Uint8Array): Uint8Array {
  const alignment = 64;
  const headerLength = 30 + name.length;
  // An extra field fills the gap; it has at least four bytes of its own.
  const gap = (alignment - ((headerLength + 4) % alignment)) % alignment;
  const extra = new Uint8Array(4 + gap);
  new DataView(extra.buffer).setUint16(0, 0x1986, true);
  new DataView(extra.buffer).setUint16(2, gap, true);
  const crc = crc32(content);
  const fields = (...parts: (readonly [value: number, bytes: 2 | 4])[]) => {
    const data = new DataView(new ArrayBuffer(parts.reduce((sum, [, bytes]) => sum + bytes, 0)));
    let at = 0;
    for (const [value, bytes] of parts) {
      if (bytes === 2) data.setUint16(at, value, true);
      else data.setUint32(at, value, true);
      at += bytes;
    }
    return new Uint8Array(data.buffer);
  };
  /** Version, flags, method, time and date of 1 January 1980, checksum and sizes: the same in both headers. */
  const common = [
    [20, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [33, 2],
    [crc, 4],
    [content.length, 4],
    [content.length, 4],
    [name.length, 2],
  ] as const;
  const local = [fields([0x04034b50, 4], ...common, [extra.length, 2]), asciiBytes(name), extra];
  const start = headerLength + extra.length + content.length;
  const central = [
    fields([0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [0, 4]),
    asciiBytes(name),
  ];
  const centralLength = 46 + name.length;
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [1, 2], [1, 2], [centralLength, 4], [start, 4], [0, 2]);
  return joinBytes([...local, content, ...central, end]);
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of zip files. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  // By index: an iterator is several times slower, and a file has megabytes.
  for (let at = 0; at < bytes.length; at++) crc = (crc >>> 8) ^ table[(crc ^ bytes[at]!) & 255]!;
  return (crc ^ 0xffffffff) >>> 0;
}
