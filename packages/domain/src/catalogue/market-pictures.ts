/** The pictures of markets that the web app can draw; a catalogue chooses among them. */
export const sceneNames = ['food-plant', 'farmyard', 'yard', 'salt-depot', 'plant'] as const;
export type SceneName = (typeof sceneNames)[number];

export const iconNames = [
  'food',
  'feed',
  'salt',
  'silo',
  'paper',
  'leaf',
  'flask',
  'factory',
  'concrete-mixer',
  'flame',
  'pellets',
] as const;
export type IconName = (typeof iconNames)[number];

/** Paths of stroke icons, 24 x 24. */
const strokes = {
  food: 'M4 20V9l4-3 4 3 4-3 4 3v11zM4 14h16M8 6V3m8 3V3M8 20v-3m8 3v-3',
  feed: 'M4 11h16l-2 7H6zM7 11c0-3 1-5 3-6m7 6c0-2-1-4-3-5M12 11V4M4 21h16',
  salt: 'M12 3v18M4.2 7.5l15.6 9m0-9-15.6 9M12 6 9.5 4M12 6l2.5-2M12 18l-2.5 2m2.5-2 2.5 2',
  silo: 'M7 21v-3m10 3v-3M6 7v7l4.5 4h3L18 14V7zM5 7l7-4 7 4zM6 10.5h12',
  paper: 'M7 3h8l4 4v14H7zM15 3v4h4M10 11h6m-6 3.5h6M10 18h4M4 6v15',
  leaf: 'M12 11v10m-3 0h6M12 9.5 12 3m1.3 7.3 5.7 3.2m-8.3-3.2L5 13.5M12 11a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  flask: 'M9 3h6M10 3v6l-5.5 9.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9',
  factory: 'M3 21V11l5-3v3l5-3v3l5-3v13zM18 21h3V4h-3M7 15h2m3 0h2M3 21h18',
  'concrete-mixer':
    'M3 18h18M6 18l2-8 8-3 3 6-4 5M8 10l7 8M19 13l2 1M5 21a1.5 1.5 0 1 0 0-3m14 3a1.5 1.5 0 1 0 0-3',
  flame: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5.3 1.6 1 2.3 2 2.5-.5-3 0-6 1-9z',
  pellets:
    'M5 8a3 2 0 1 0 6 0 3 2 0 1 0-6 0m8 3a3 2 0 1 0 6 0 3 2 0 1 0-6 0M4 16a3 2 0 1 0 6 0 3 2 0 1 0-6 0m8 3a3 2 0 1 0 6 0 3 2 0 1 0-6 0',
} as const satisfies Record<IconName, string>;

/** An unknown name shows a factory. */
export const iconStroke = (icon: string): string =>
  (strokes as Readonly<Record<string, string>>)[icon] ?? strokes.factory;
