import * as z from 'zod';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
}

/** The keys that the object at a path may have; empty if the schema does not say. */
export function knownKeys(schema: z.ZodType, json: unknown, path: readonly PropertyKey[]): readonly string[] {
  let here: JsonSchema | undefined = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  let value = json;
  for (const key of path) {
    here = fitting(here, value);
    const others = here?.additionalProperties;
    here =
      typeof key === 'number'
        ? here?.items
        : (here?.properties?.[String(key)] ?? (typeof others === 'object' ? others : undefined));
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return Object.keys(fitting(here, value)?.properties ?? {}).filter((key) => key !== '$schema');
}

/** Of several branches, the one whose fixed values are those of the object; else the first with keys. */
function fitting(schema: JsonSchema | undefined, value: unknown): JsonSchema | undefined {
  const branches = schema?.anyOf ?? schema?.oneOf;
  if (!branches) return schema;
  const flat = branches.map((branch) => fitting(branch, value));
  const fits = ({ properties, items }: JsonSchema) =>
    Array.isArray(value)
      ? items !== undefined
      : properties !== undefined &&
        Object.entries(properties).every(
          ([key, { const: fixed }]) =>
            fixed === undefined || (value as Record<string, unknown> | null)?.[key] === fixed,
        );
  return flat.find((branch) => branch && fits(branch)) ?? flat.find((branch) => branch?.properties);
}
