import type { Paint } from '@silowright/domain/catalogue/equipment';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';

/** By option group, then value. */
type Paints = ReadonlyMap<string, ReadonlyMap<string, Paint>>;
const known = new WeakMap<object, Paints>();

/** What the values of an option group paint, by what they draw; a value in the material's own colour paints nothing. */
export function paintsOf(key: string): ReadonlyMap<string, Paint> {
  const { options } = shapes();
  let paints = known.get(options);
  if (!paints) {
    const found = new Map<string, Map<string, Paint>>();
    for (const group of Object.values(options).flat()) {
      const ofGroup = found.get(group.key) ?? new Map<string, Paint>();
      found.set(group.key, ofGroup);
      for (const { value, draw = [] } of group.options) {
        const paint = draw.find((drawn) => 'paint' in drawn);
        if (paint) ofGroup.set(value, paint);
      }
    }
    known.set(options, found);
    paints = found;
  }
  return paints.get(key) ?? new Map();
}
