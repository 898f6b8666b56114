import { bothSamples } from '@silowright/catalogue/testing/both-samples';
import type { CatalogueName } from './visitor.ts';

/** What a visitor asks for where a catalogue delivers; the volume has a larger unit for two of them. */
const asked = {
  grp: { volume: 36, place: 'Cloppenburg', country: 'DE' },
  steel: { volume: 53, place: 'Uppsala', country: 'SE' },
};

/** The first market of a catalogue, its first goods and the type that they prefer. */
export function firstDemand(name: CatalogueName) {
  const { content } = bothSamples.find((sample) => sample.name === name)!;
  const [segment = '', groups = []] = Object.entries(content.productGroups)[0] ?? [];
  const group = groups.find(({ characteristics }) => characteristics)!;
  const characteristic = group.characteristics![0]!;
  const type = characteristic.types[0]!;
  return {
    ...asked[name],
    segment,
    label: content.markets.segments.find(({ id }) => id === segment)!.label,
    group: group.type,
    characteristic: characteristic.type,
    type,
    /** The groups of that type, some of them only after other choices. */
    options: (content.options[segment] ?? []).filter(({ types }) => types.includes(type)),
  };
}
