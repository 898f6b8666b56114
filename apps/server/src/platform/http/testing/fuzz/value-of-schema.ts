import type * as z from 'zod/mini';
import type { Random } from './random.ts';

/** Meaningful texts by field name, because refinements cannot be read from a schema. */
export type Words = (field: string) => readonly string[] | undefined;

const plainWords = ['Hof Müller', 'x', '', 'Löschwasser 9,5 m³', 'animal_feed', '0', 'a b  c', '漢字'];
const numbers = [0, 1, 2, 4, 30, 99, 0.5, -1, 1000, 52.85, 8.04];

/** A mostly valid value, to find errors behind the validation. */
export function valueOfSchema(
  schema: z.ZodMiniType | z.core.$ZodType,
  random: Random,
  words: Words,
  field = '',
): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType, name = field) => valueOfSchema(one, random, words, name);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, one]) => !isOptional(one) || random.chance(0.5))
          .map(([name, one]) => [name, inner(one, name)]),
      );
    case 'optional':
      return inner(def.innerType);
    case 'nullable':
      return random.chance(0.2) ? null : inner(def.innerType);
    case 'union':
      return inner(random.pick(def.options));
    case 'enum':
      return random.pick(Object.values(def.entries));
    case 'literal':
      return random.pick(def.values);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return Array.from({ length: lengthOf(def, random) }, () => inner(def.element));
    case 'tuple':
      return def.items.map((one) => inner(one));
    case 'record':
      return Object.fromEntries(
        Array.from({ length: random.below(3) }, () => {
          const name = String(inner(def.keyType, `${field} key`));
          return [name, inner(def.valueType, name)];
        }),
      );
    case 'pipe':
      return inner(def.in);
    case 'number':
      return numberOf(def, random);
    case 'string':
      return random.pick(words(field) ?? plainWords);
    default:
      return random.pick([1000, 250_000, 'x', null]);
  }
}

const isOptional = (schema: z.core.$ZodType): boolean =>
  (schema as z.core.$ZodTypes)._zod.def.type === 'optional';

/** The bounds of the schema's checks. */
function boundsOf(def: z.core.$ZodTypeDef): { min?: number; max?: number; whole: boolean } {
  let min: number | undefined;
  let max: number | undefined;
  let whole = false;
  for (const check of def.checks ?? []) {
    const rule = check._zod.def as { check: string; value?: number; minimum?: number; maximum?: number };
    if (rule.check === 'number_format') whole = true;
    if (rule.check === 'greater_than') min = rule.value;
    if (rule.check === 'less_than') max = rule.value;
    if (rule.check === 'min_length') min = rule.minimum;
    if (rule.check === 'max_length') max = rule.maximum;
  }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), whole };
}

function numberOf(def: z.core.$ZodTypeDef, random: Random): number {
  const { min = -1000, max = 1_000_000, whole } = boundsOf(def);
  if (random.chance(0.2)) return random.pick([min, max]);
  const small = numbers.filter((one) => one >= min && one <= max && (!whole || Number.isInteger(one)));
  if (small.length > 0 && random.chance(0.7)) return random.pick(small);
  const any = min + random.next() * (max - min);
  return whole ? Math.floor(any) : any;
}

function lengthOf(def: z.core.$ZodTypeDef, random: Random): number {
  const { min = 0, max = 4 } = boundsOf(def);
  return min + random.below(Math.min(max - min, 3) + 1);
}
