/**
 * Units of measure. The flavour prevents passing one unit for another, while plain number literals are still
 * allowed.
 */
type Flavour<Name extends string> = number & { readonly __unit?: Name };

export type Cents = Flavour<'cents'>;
export type Millimetres = Flavour<'mm'>;
export type Metres = Flavour<'m'>;
export type CubicMetres = Flavour<'m3'>;
export type SquareMetres = Flavour<'m2'>;
export type KilogramsPerCubicMetre = Flavour<'kg/m3'>;
export type DegreesCelsius = Flavour<'C'>;
export type Kilometres = Flavour<'km'>;
export type Tonnes = Flavour<'t'>;
