/** One change, in words for the person who edits a catalogue: "unit x: price 100 → 110 EUR (+10.0 %)". */
export interface Difference {
  readonly subject: string;
  readonly text: string;
}

export const printDifference = ({ subject, text }: Difference): string => `${subject}: ${text}`;

export function compareMaps<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  changed: (subject: string, before: Value, after: Value) => readonly Difference[],
): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((subject) => {
    const [old, now] = [before.get(subject), after.get(subject)];
    if (old === undefined) return now === undefined ? [] : [{ subject, text: 'added' }];
    return now === undefined ? [{ subject, text: 'removed' }] : changed(subject, old, now);
  });
}

/** Where two JSON values differ. */
export const compareValues = (subject: string, before: unknown, after: unknown): readonly Difference[] =>
  changes(before, after, '').map((text) => ({ subject, text }));

function changes(before: unknown, after: unknown, path: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [byName(before), byName(after)];
  if (old && now)
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
      changes(old[key], now[key], path ? `${path}.${key}` : key),
    );
  if (isWords(before) && isWords(after)) {
    const added = after.filter((word) => !before.includes(word)).map((word) => `+ ${word}`);
    const removed = before.filter((word) => !after.includes(word)).map((word) => `− ${word}`);
    const both = [...removed, ...added];
    return [`${path} ${both.length > 0 ? both.join(', ') : `in the order ${after.join(', ')}`}`];
  }
  const { name, unit } = withoutUnit(path);
  const subject = name && `${name} `;
  if (before === undefined) return [`${subject}${said(after)}${unit} added`];
  if (after === undefined) return [`${subject}${said(before)}${unit} removed`];
  return [`${subject}${said(before)} → ${said(after)}${unit}`];
}

/** Objects by their keys; lists of objects by what names their elements, so that only changed elements are shown. */
function byName(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value as Record<string, unknown>;
  for (const key of ['name', 'type', 'segment']) {
    const names = value.map((each) => (each as Record<string, unknown> | null)?.[key]);
    if (names.length > 0 && names.every((name) => typeof name === 'string') && isDistinct(names))
      return Object.fromEntries(value.map((each, at) => [names[at], each]));
  }
  return undefined;
}

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const maxValueLength = 80;
function said(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength - 1)}…` : text;
}

const units = [
  [/(_kg_m3|KgM3)$/, 'kg/m³'],
  [/(_kn_m2|KnM2)$/, 'kN/m²'],
  [/(_m3|M3)$/, 'm³'],
  [/(_m2|M2)$/, 'm²'],
  [/(_mm|Mm)$/, 'mm'],
  [/(_ms|Ms)$/, 'm/s'],
  [/(?<!per)(_km|Km)$/, 'km'],
  [/(_deg|Deg)$/, '°'],
  [/(_percent|Percent)$/, '%'],
  [/(InCents|Cents)$/, 'cents'],
  [/(_m|M)$/, 'm'],
  [/(_t|T)$/, 't'],
  [/(_c|C)$/, '°C'],
] as const;

/** "height_mm" is shown as "height … mm". */
export function withoutUnit(path: string): { readonly name: string; readonly unit: string } {
  for (const [suffix, unit] of units)
    if (suffix.test(path)) return { name: path.replace(suffix, ''), unit: ` ${unit}` };
  return { name: path, unit: '' };
}

export function percent(before: number, after: number): string {
  if (!(before > 0)) return '';
  const change = (after / before - 1) * 100;
  return ` (${change > 0 ? '+' : ''}${change.toFixed(1)} %)`;
}
