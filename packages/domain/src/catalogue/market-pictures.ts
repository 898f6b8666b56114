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
