import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { Album, windows } from '../../e2e/screens/album.ts';
import { sheetPage } from '../../e2e/screens/sheet-page.ts';

/** A window that is too narrow for its page below 500 px. */
function pageDouble(): Page {
  let widthPx = 0;
  return {
    setViewportSize: async ({ width }: { width: number }) => {
      widthPx = width;
    },
    evaluate: async () => Math.max(0, 500 - widthPx),
    screenshot: async ({ path }: { path: string }) => writeFileSync(path, ''),
  } as unknown as Page;
}

it('every screen has a picture at each width, all on one sheet; too wide pages are reported (ST-14)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'));
  try {
    const widths = Object.keys(windows).map(Number);
    expect(widths).toEqual([390, 768, 1024, 1280, 1920]);
    const album = new Album({ folder, widths, whole: false });
    for (const screen of ['lead', 'lead errors']) await album.take(pageDouble(), 'de', 'first-steps', screen);
    expect(album.pictures.map(({ screen, width }) => `${screen} ${width}`)).toEqual(
      ['lead', 'lead errors'].flatMap((screen) => widths.map((width) => `${screen} ${width}`)),
    );
    expect(album.pictures.filter(({ file }) => !existsSync(join(folder, file)))).toEqual([]);
    expect(album.problems).toEqual([
      'lead, de, 390: 110 px too wide',
      'lead errors, de, 390: 110 px too wide',
    ]);
    const sheet = sheetPage('de, 390 px', album.pictures, 195);
    expect(album.pictures.filter(({ file }) => !sheet.includes(`src="${file}"`))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
