import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// The flags are read from the address when the module loads.
vi.stubGlobal('window', { location: { search: '' } });
const { useSession } = await import('../session/session-store.ts');
const { ProvidedData } = await import('./provided-data.tsx');
vi.unstubAllGlobals();

it('unanswered values are shown as a dash, including empty texts', () => {
  const { values } = useSession.getInitialState();
  // Server rendering uses the initial state of a store.
  Object.assign(values, { segment: 'food_and_feed', productGroupType: '', productName: '' });
  const answers = [...renderToStaticMarkup(<ProvidedData />).matchAll(/<dd[^>]*>(.*?)<\/dd>/g)];
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter(([, text]) => text === '')).toEqual([]);
});
