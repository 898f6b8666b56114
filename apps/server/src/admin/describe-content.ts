/** One line of what was sent: the path of the field, and its value as text. */
export interface ContentField {
  readonly name: string;
  readonly value: string;
}

const mostFields = 300;

/**
 * Whatever was frozen or sent, as a flat table: the path of each value and its text. Staff see all there is, also of
 * quotations made by an older release.
 */
export function describeContent(content: unknown): ContentField[] {
  const fields: ContentField[] = [];
  const walk = (value: unknown, name: string): void => {
    if (fields.length >= mostFields || value === null || value === undefined || value === '') return;
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) walk(inner, name === '' ? key : `${name}.${key}`);
    } else fields.push({ name, value: String(value) });
  };
  walk(content, '');
  return fields;
}
