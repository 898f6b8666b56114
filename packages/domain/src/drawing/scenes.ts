import type { SceneName } from '../catalogue/market-pictures.ts';

/** Where a unit stands. The market names the scene; a unit indoors stands in a hall. */
export type SceneKind = 'farmyard' | 'salt-depot' | 'plant' | 'food-plant' | 'hall';

/** The backdrops by the names of scenes that a catalogue uses; every other scene is a plant. */
const kinds: Readonly<Partial<Record<SceneName, SceneKind>>> = {
  farmyard: 'farmyard',
  yard: 'farmyard',
  'salt-depot': 'salt-depot',
};

export const sceneKind = (scene: string): SceneKind => kinds[scene as SceneName] ?? 'plant';

interface Palette {
  /** From the top to the horizon. */
  readonly sky: readonly [string, string, string];
  /** From the horizon to the viewer. */
  readonly yard: readonly [string, string];
  /** From far to near. */
  readonly hills: readonly [string, string];
  readonly trees: readonly [string, string];
  readonly shadow: string;
}

/** Paler than any unit, so that the unit has the strongest colours of the picture. */
const palettes: Readonly<Record<Exclude<SceneKind, 'food-plant'>, Palette>> = {
  farmyard: {
    sky: ['#cddbe3', '#e6ecea', '#f7f0e2'],
    yard: ['#d8cfbf', '#c5baa6'],
    hills: ['#cdd7d4', '#bccabb'],
    trees: ['#a9b8a0', '#b9c6b1'],
    shadow: '#4a3a26',
  },
  'salt-depot': {
    sky: ['#c3cfd9', '#dde5ea', '#eef1f2'],
    yard: ['#dfe3e5', '#b9bfc3'],
    hills: ['#d6dfe5', '#c8d3d9'],
    trees: ['#9fb1ab', '#b3c2bd'],
    shadow: '#2b3947',
  },
  plant: {
    sky: ['#d3dde2', '#e9ecea', '#f5f0e6'],
    yard: ['#d2cdc3', '#bdb7ab'],
    hills: ['#d6dad5', '#c8cdc8'],
    trees: ['#adb8a8', '#bcc5b7'],
    shadow: '#3c352b',
  },
  hall: {
    sky: ['#e3e4e1', '#ecebe6', '#f1efe9'],
    yard: ['#cfccc5', '#b8b4ab'],
    hills: ['#dcdcd7', '#d3d3cd'],
    trees: ['#c9cac4', '#d3d3cd'],
    shadow: '#2f2f2b',
  },
};

export const paletteOf = (kind: SceneKind): Palette => palettes[kind === 'food-plant' ? 'plant' : kind];
