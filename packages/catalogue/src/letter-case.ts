type CamelCase<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;

/** The same data with the names of its fields as TypeScript writes them. JSON has no undefined fields. */
export type CamelKeys<Value> = Value extends readonly unknown[]
  ? { readonly [At in keyof Value]: CamelKeys<Value[At]> }
  : Value extends object
    ? { readonly [Key in keyof Value as CamelCase<Key & string>]: CamelKeys<Exclude<Value[Key], undefined>> }
    : Value;

/** Not for objects whose keys are codes, such as countries. */
export const camelKeys = <Value>(value: Value): CamelKeys<Value> =>
  renamed(value, (key) =>
    key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  ) as CamelKeys<Value>;

/** The way back: fields as a catalogue folder names them. */
export const snakeKeys = (value: unknown): unknown =>
  renamed(value, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [rename(key), renamed(each, rename)]));
}
