import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breakable } from './page-parts.tsx';

it.each([
  ['sales@example.com', 'sales<wbr/>@example.com'],
  ['https://a.example/dealer/nl', 'https://<wbr/>a.example/<wbr/>dealer/<wbr/>nl'],
  ['+49 4471', '+49 4471'],
])('%s breaks between its parts (DK-07)', (text, markup) => {
  expect(renderToStaticMarkup(<Breakable>{text}</Breakable>)).toBe(markup);
});
