import type { Box } from './action-rule.ts';

export interface EarthquakeRule {
  readonly country: string;
  readonly region: string;
  readonly box: Box;
  /** The option is preselected where a check is usual; elsewhere a note is enough. */
  readonly advice: 'preselect' | 'calculate' | 'note';
}

/** Regions where earthquakes are checked as a rule, by coarse boxes. */
export const earthquakeRules: readonly EarthquakeRule[] = [
  { country: 'DE', region: 'Lower Rhine', box: [50.4, 51.35, 5.95, 7.15], advice: 'preselect' },
  { country: 'DE', region: 'Upper Rhine south', box: [47.5, 48.35, 7.45, 8.2], advice: 'preselect' },
  { country: 'DE', region: 'Swabian Alb', box: [47.95, 48.65, 8.55, 9.45], advice: 'preselect' },
  { country: 'DE', region: 'Lake Constance', box: [47.45, 47.95, 8.5, 10.1], advice: 'preselect' },
  { country: 'DE', region: 'Vogtland, Gera', box: [50.1, 51.15, 11.9, 12.65], advice: 'preselect' },
  { country: 'DE', region: 'Alpine edge', box: [47.25, 47.75, 10.8, 13.1], advice: 'preselect' },
  { country: 'DE', region: 'Upper and Middle Rhine', box: [48.35, 50.55, 6.9, 8.75], advice: 'note' },
  { country: 'NL', region: 'Groningen gas field', box: [53.1, 53.48, 6.45, 7.1], advice: 'calculate' },
  { country: 'NL', region: 'Limburg, Roer valley', box: [50.74, 51.4, 5.6, 6.25], advice: 'note' },
  { country: 'BE', region: 'East', box: [50.3, 51.2, 5.2, 6.4], advice: 'calculate' },
  { country: 'BE', region: 'Hainaut', box: [50.25, 50.75, 3.1, 4.6], advice: 'calculate' },
  { country: 'FR', region: 'east and south', box: [43, 48.7, 5.4, 8.3], advice: 'note' },
  { country: 'FR', region: 'Pyrenees', box: [42.3, 43.4, -1.8, 3.2], advice: 'note' },
  { country: 'AT', region: 'Vienna basin, Inn, Carinthia', box: [46.4, 48.1, 9.5, 17.2], advice: 'note' },
  { country: 'CH', region: 'Valais, Basel, Graubuenden', box: [45.8, 47.75, 5.9, 10.5], advice: 'note' },
];
