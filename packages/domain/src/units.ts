/**
 * Units of measure. A flavour keeps one unit from being passed for another
 * while plain numbers may still be written where the unit is obvious.
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
