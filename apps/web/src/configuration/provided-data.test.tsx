import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// The flags are read from the address when the module loads.
vi.stubGlobal('window', { location: { search: '' } });
const { useSession } = await import('../session/session-store.ts');
const { ProvidedData } = await import('./provided-data.tsx');
vi.unstubAllGlobals();

it('what was not answered has a dash, also where the answer is an empty text', () => {
  const { values } = useSession.getInitialState();
  // The markup of a server shows the state a store begins with.
  Object.assign(values, { segment: 'food_and_feed', productGroupType: '', productName: '' });
  const answers = [...renderToStaticMarkup(<ProvidedData />).matchAll(/<dd[^>]*>(.*?)<\/dd>/g)];
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter(([, text]) => text === '')).toEqual([]);
});
