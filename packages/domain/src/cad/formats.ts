/** Geometry for other programs; JSON has the engineering data. */
export const unitFileFormats = ['dxf', 'ifc', 'glb', 'svg', 'json', 'usdz'] as const;
export type UnitFileFormat = (typeof unitFileFormats)[number];
export type DrawnFormat = Exclude<UnitFileFormat, 'json'>;

/** What engineers are offered; USDZ is only for the AR viewer of a phone. */
export const engineerFormats = [
  'dxf',
  'ifc',
  'glb',
  'svg',
  'json',
] as const satisfies readonly UnitFileFormat[];

/** What a project of several units has, side by side. */
export const projectFormats = ['glb', 'usdz'] as const satisfies readonly UnitFileFormat[];
export type ProjectFormat = (typeof projectFormats)[number];
