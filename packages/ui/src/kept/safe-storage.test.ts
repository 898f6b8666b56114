import { expect, it } from 'vitest';
import { safeStorage } from './safe-storage.ts';

const refusing = () => {
  throw new DOMException('denied', 'SecurityError');
};

const full = (kept: Record<string, string>) =>
  ({
    getItem: (name: string) => kept[name] ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (name: string) => delete kept[name],
  }) as unknown as Storage;

it('keeps values in memory if the browser refuses storage', () => {
  const storage = safeStorage(refusing);
  expect(storage.getItem('values')).toBeNull();
  storage.setItem('values', '36 m³');
  expect(storage.getItem('values')).toBe('36 m³');
  storage.removeItem('values');
  expect(storage.getItem('values')).toBeNull();
});

it('a full storage does not return a value it could not replace', () => {
  const storage = safeStorage(() => full({ values: 'old' }));
  storage.setItem('values', 'new');
  expect(storage.getItem('values')).toBe('new');
});
