import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IntegerField, TextArea, TextField, withoutSpaces } from './field.tsx';

const drawn = (Field: typeof TextArea, length: number) =>
  renderToStaticMarkup(
    <Field
      id="f"
      name="f"
      label="Comments"
      maxLength={200}
      value={'x'.repeat(length)}
      error={undefined}
      onValue={() => {}}
      onBlur={() => {}}
    />,
  );

test.each([
  ['a long text', TextArea],
  ['a line', TextField as typeof TextArea],
])('%s stops at its maximum length and shows the remaining characters near the end', (_, Field) => {
  expect(drawn(Field, 0)).toContain('maxLength="200"');
  expect(drawn(Field, 179)).not.toContain('f-left');
  expect(drawn(Field, 180)).toMatch(/aria-describedby="f-left".*id="f-left" aria-live="off"/);
  // At the limit it is also announced, even if the text was already too long.
  for (const length of [200, 250]) expect(drawn(Field, length)).toContain('id="f-left" aria-live="polite"');
});

test.each([
  [' 30 ', '30'],
  ['1\u202f500', '1500'],
  ['10.5', '10.5'],
])('of %j pasted into a whole-number field %j is used (VO-04, V13)', (pasted, taken) => {
  expect(withoutSpaces(pasted)).toBe(taken);
});

test.each([
  ['105', false],
  ['10.5', true],
  ['10,5', true],
])('%s in a whole-number field reports a fraction: %s (V13)', (value, isSaid) => {
  const field = renderToStaticMarkup(
    <IntegerField
      id="f"
      name="f"
      label="Volume"
      unit="m³"
      wholeText="Whole cubic metres only"
      value={value}
      error={undefined}
      onValue={() => {}}
      onBlur={() => {}}
    />,
  );
  expect(field.includes('Whole cubic metres only')).toBe(isSaid);
  // The unit describes the field (Y17).
  expect(field).toMatch(/aria-describedby="f-unit".*id="f-unit"[^>]*>m³</);
});
