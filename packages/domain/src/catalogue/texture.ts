import type { Substance } from './codes.ts';

/** What stored goods look like from near. */
export const textureKinds = ['pellets', 'grains', 'powder', 'crystals', 'beads', 'liquid'] as const;
export type TextureKind = (typeof textureKinds)[number];

export interface Texture {
  readonly kind: TextureKind;
  readonly colour: string;
}

/** The texture of goods; without one it follows from the substance and the contents of the type. */
export const textureOf = (texture: Texture | undefined, substance: Substance, contents: string): Texture =>
  texture ?? { kind: substance === 'liquid' ? 'liquid' : 'grains', colour: contents };
