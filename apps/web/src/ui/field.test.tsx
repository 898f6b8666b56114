import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea, TextField } from './field.tsx';

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
])('%s cannot grow beyond its length, and tells what is left near the end', (_, Field) => {
  expect(drawn(Field, 0)).toContain('maxLength="200"');
  expect(drawn(Field, 179)).not.toContain('f-left');
  expect(drawn(Field, 180)).toMatch(/aria-describedby="f-left".*id="f-left" aria-live="off"/);
  // At the end a voice says it too, and a text that was too long before is at its end as well.
  for (const length of [200, 250]) expect(drawn(Field, length)).toContain('id="f-left" aria-live="polite"');
});
