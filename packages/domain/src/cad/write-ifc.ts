import { sha1 } from '../catalogue/sha1.ts';
import type { Material } from '../solids/materials.ts';
import type { Mesh } from '../solids/mesh.ts';
import type { MaterialName, Solid } from '../solids/solid.ts';
import { asciiBytes } from './bytes.ts';
import { partMeshes } from './part-meshes.ts';

export interface IfcUnit {
  /** Same key, same file: ids are computed from it. */
  readonly key: string;
  readonly name: string;
  readonly company: string;
  /** ISO date and time of the offer or list, not of the moment. */
  readonly timestamp: string;
  /** Printed properties of the unit, such as its volume. */
  readonly properties: Readonly<Record<string, string | number>>;
}

/** Strings are ASCII; everything else is escaped. */
const text = (value: string): string =>
  `'${value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replace(
      /[^ -~]/g,
      (letter) => `\\X2\\${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\\X0\\`,
    )}'`;

/** Numbers always have a point. */
function real(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Number.isInteger(rounded) ? `${rounded}.` : String(rounded);
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/** 128 bits in 22 letters; the first has only two bits. */
function guid(key: string): string {
  let bits = sha1(asciiBytes(key))
    .slice(0, 16)
    .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let out = '';
  for (let index = 0; index < 22; index++) {
    out = letters[Number(bits & 63n)] + out;
    bits >>= 6n;
  }
  return out;
}

/** The unit as IFC4: one tank of proxies, each part with its triangles in millimetres (TD-03). */
export function writeIfc(
  unit: IfcUnit,
  solids: readonly Solid[],
  materials: Readonly<Record<MaterialName, Material>>,
): string {
  const lines: string[] = [];
  const add = (entity: string): string => {
    lines.push(`#${lines.length + 1}=${entity};`);
    return `#${lines.length}`;
  };
  const list = (items: readonly string[]) => `(${items.join(',')})`;
  const id = (part: string) => text(guid(`${unit.key}/${part}`));

  const point = add('IFCCARTESIANPOINT((0.,0.,0.))');
  const axes = add(`IFCAXIS2PLACEMENT3D(${point},$,$)`);
  const world = add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,${axes},$)`);
  const body = add(`IFCGEOMETRICREPRESENTATIONSUBCONTEXT('Body','Model',*,*,*,*,${world},$,.MODEL_VIEW.,$)`);
  const units = add(
    `IFCUNITASSIGNMENT(${list([
      add('IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)'),
      add('IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.)'),
      add('IFCSIUNIT(*,.VOLUMEUNIT.,$,.CUBIC_METRE.)'),
      add('IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.)'),
    ])})`,
  );
  const project = add(`IFCPROJECT(${id('project')},$,${text(unit.name)},$,$,$,$,(${world}),${units})`);
  const place = (within: string) => add(`IFCLOCALPLACEMENT(${within},${axes})`);
  const sitePlace = place('$');
  const site = add(`IFCSITE(${id('site')},$,'Site',$,$,${sitePlace},$,$,.ELEMENT.,$,$,$,$,$)`);
  const buildingPlace = place(sitePlace);
  const building = add(`IFCBUILDING(${id('building')},$,'Yard',$,$,${buildingPlace},$,$,.ELEMENT.,$,$,$)`);
  const tankPlace = place(buildingPlace);
  const tank = add(`IFCTANK(${id('tank')},$,${text(unit.name)},$,'SILO',${tankPlace},$,$,.USERDEFINED.)`);
  const aggregate = (key: string, whole: string, parts: readonly string[]) =>
    add(`IFCRELAGGREGATES(${id(key)},$,$,$,${whole},${list(parts)})`);
  aggregate('project-site', project, [site]);
  aggregate('site-building', site, [building]);
  add(`IFCRELCONTAINEDINSPATIALSTRUCTURE(${id('building-tank')},$,$,$,(${tank}),${building})`);

  const styles = new Map<MaterialName, string>();
  const styleOf = (name: MaterialName): string => {
    const known = styles.get(name);
    if (known) return known;
    const { hex, opacity } = materials[name];
    const [red, green, blue] = [1, 3, 5].map((at) => real(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
    const colour = add(`IFCCOLOURRGB($,${red},${green},${blue})`);
    const shading = add(`IFCSURFACESTYLESHADING(${colour},${real(1 - opacity)})`);
    const style = add(`IFCSURFACESTYLE(${text(name)},.BOTH.,(${shading}))`);
    styles.set(name, style);
    return style;
  };
  const parts = partMeshes(solids).map(({ part, surfaces }) => {
    const faces = surfaces.map(({ material, mesh }) => {
      const set = add(faceSet(mesh, add));
      add(`IFCSTYLEDITEM(${set},(${styleOf(material)}),$)`);
      return set;
    });
    const shape = add(`IFCSHAPEREPRESENTATION(${body},'Body','Tessellation',${list(faces)})`);
    const product = add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${shape}))`);
    return add(
      `IFCBUILDINGELEMENTPROXY(${id(`part/${part}`)},$,${text(part)},$,$,${place(tankPlace)},${product},$,$)`,
    );
  });
  aggregate('tank-parts', tank, parts);
  const properties = Object.entries(unit.properties).map(([name, value]) =>
    add(
      `IFCPROPERTYSINGLEVALUE(${text(name)},$,${
        typeof value === 'number' ? `IFCREAL(${real(value)})` : `IFCLABEL(${text(value)})`
      },$)`,
    ),
  );
  const set = add(`IFCPROPERTYSET(${id('properties')},$,'Silowright_Unit',$,${list(properties)})`);
  add(`IFCRELDEFINESBYPROPERTIES(${id('has-properties')},$,$,$,(${tank}),${set})`);

  return [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION(('ViewDefinition [ReferenceView]'),'2;1');",
    `FILE_NAME(${text(`${unit.name}.ifc`)},${text(unit.timestamp)},(${text(unit.company)}),(${text(unit.company)}),'Silowright','Silowright','');`,
    "FILE_SCHEMA(('IFC4'));",
    'ENDSEC;',
    'DATA;',
    ...lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}

/** Equal points are written once. */
function faceSet({ positions, indices }: Mesh, add: (entity: string) => string): string {
  const known = new Map<string, number>();
  const points: string[] = [];
  const numberOf = (index: number): number => {
    const at = 3 * index;
    const point = `(${real(positions[at]!)},${real(positions[at + 1]!)},${real(positions[at + 2]!)})`;
    const found = known.get(point);
    if (found) return found;
    points.push(point);
    known.set(point, points.length);
    return points.length;
  };
  // A vertex is in several triangles.
  const numbers: (number | undefined)[] = [];
  const corner = (index: number): number => {
    numbers[index] ??= numberOf(index);
    return numbers[index];
  };
  const faces: string[] = [];
  for (let at = 0; at < indices.length; at += 3) {
    const a = corner(indices[at]!);
    const b = corner(indices[at + 1]!);
    const c = corner(indices[at + 2]!);
    if (a !== b && b !== c && c !== a) faces.push(`(${a},${b},${c})`);
  }
  const coordinates = add(`IFCCARTESIANPOINTLIST3D((${points.join(',')}))`);
  return `IFCTRIANGULATEDFACESET(${coordinates},$,$,(${faces.join(',')}),$)`;
}
