import type { OptionGroupDefinition } from '../option-group-definition.ts';
import { colourChoices } from './colour-choices.ts';

export const bodyColour: OptionGroupDefinition = {
  id: 'body_colour',
  key: 'colour.body_colour',
  types: { agricultural: ['vvs4', 'vb4', 'dds4', 'nb', 'spw'], road_salt: ['spw', 'fs', 'ms'] },
  options: colourChoices('body'),
};
