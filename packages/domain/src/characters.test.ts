import { expect, it } from 'vitest';
import { escapeMarkup } from './characters.ts';

it('escapes all characters that end a text or an attribute (threat 21)', () => {
  expect(escapeMarkup(`a<b> & "c" 'd' &amp;`)).toBe('a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; &amp;amp;');
});
