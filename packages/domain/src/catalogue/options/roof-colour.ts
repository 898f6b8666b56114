import type { OptionGroupDefinition } from '../option-group-definition.ts';
import { colourChoices } from './colour-choices.ts';

export const roofColour: OptionGroupDefinition = {
  id: 'roof_colour',
  key: 'colour.roof_colour',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'], road_salt: ['spw', 'fs', 'ms'] },
  options: colourChoices('roof'),
};
