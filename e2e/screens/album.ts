import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../../packages/domain/src/locale.ts';

/** Height of the window at each width. */
export const windows: Readonly<Record<number, number>> = {
  390: 844,
  768: 1024,
  1024: 768,
  1280: 800,
  1920: 1080,
};

export interface Picture {
  readonly walk: string;
  readonly screen: string;
  readonly language: Language;
  readonly width: number;
  readonly file: string;
}

export interface AlbumOptions {
  readonly folder: string;
  readonly widths: readonly number[];
  /** The whole page instead of the window. */
  readonly whole: boolean;
}

/** Takes pictures of screens at every width, and notes pages that are wider than the window. */
export class Album {
  readonly pictures: Picture[] = [];
  readonly problems: string[] = [];
  readonly options: AlbumOptions;

  constructor(options: AlbumOptions) {
    this.options = options;
    mkdirSync(options.folder, { recursive: true });
  }

  async take(page: Page, language: Language, walk: string, screen: string): Promise<void> {
    const { folder, widths, whole } = this.options;
    for (const width of widths) {
      await page.setViewportSize({ width, height: windows[width] ?? 800 });
      await page.evaluate(async () => {
        window.scrollTo(0, 0);
        await document.fonts.ready;
        // Two frames: one in which size observers run, one in which their result is drawn.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (tooWide > 0) this.problems.push(`${screen}, ${language}, ${width}: ${tooWide} px too wide`);
      const file = `${screen.replaceAll(' ', '-')}.${language}.${width}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: whole, caret: 'initial' });
      this.pictures.push({ walk, screen, language, width, file });
    }
    await page.setViewportSize({ width: 1280, height: windows[1280]! });
  }
}
