import { type Cookie, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test as base, type Office } from './servers.ts';
import { hasSaid, noteStatuses } from './staff-texts.ts';

/** Cookies of logins that the tests of this process share, by office and account. */
const sessions = new Map<string, Cookie[]>();

/** A member of staff in a browser. */
export class Staff {
  readonly page: Page;
  readonly office: Office;

  constructor(page: Page, office: Office) {
    this.page = page;
    this.office = office;
  }

  /** The provider's page, in the tab or in a popup. */
  async fillLogin(page: Page = this.page, email = 'staff@example.com'): Promise<void> {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(this.office.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  /** Uses the session of an earlier login, which every page finds silently (ID-03). The first caller logs in. */
  async comeIn(email?: string): Promise<void> {
    const context = this.page.context();
    const key = `${this.office.address} ${email}`;
    const known = sessions.get(key);
    if (known) return context.addCookies(known);
    await this.logIn(email);
    sessions.set(key, await context.cookies());
  }

  async logIn(email?: string): Promise<void> {
    await this.page.goto('/admin');
    await this.page.getByRole('button', { name: 'Login', exact: true }).click();
    await this.page.waitForURL(/\/login\//);
    await this.fillLogin(this.page, email);
    await this.page.waitForURL(/\/admin\/home$/);
  }

  async open(name: string): Promise<void> {
    await this.page.goto(`/admin/${name}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Without loading: each load would start the app and axe again. The caller waits for the new page. */
  async moveTo(name: string): Promise<void> {
    await this.page.evaluate((address) => history.pushState(null, '', address), `/admin/${name}`);
  }

  /** Notes in the page every timer that ends while the message is shown, by its milliseconds. */
  async noteTimers(sentence: string): Promise<() => Promise<number[]>> {
    await this.page.addInitScript((text) => {
      const { setTimeout: later } = window;
      const noted: number[] = [];
      const noting = (work: () => void, ms = 0) =>
        later(() => {
          if (document.body.textContent.includes(text)) noted.push(ms);
          work();
        }, ms);
      Object.assign(window, { noted, setTimeout: noting });
    }, sentence);
    return () => this.page.evaluate(() => (window as unknown as { noted: number[] }).noted);
  }

  bearer(): Promise<string | null> {
    return this.page.evaluate(() => sessionStorage.getItem('bearerId'));
  }

  status(text: string) {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** A status said this after what was last expected. Most are shown for two seconds, which a slow machine may miss. */
  async expectSaid(text: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(hasSaid, text), text).toBe(true);
  }

  /** axe finds nothing for WCAG 2.2 A and AA. */
  async expectAccessible(): Promise<void> {
    await expectAccessible(this.page, new URL(this.page.url()).pathname);
  }
}

/** Every page of theirs notes what its status regions say. */
export async function staffOn(page: Page, office: Office): Promise<Staff> {
  await page.addInitScript(noteStatuses);
  return new Staff(page, office);
}

interface StaffFixtures {
  staff: Staff;
}

export const test = base.extend<StaffFixtures>({
  baseURL: async ({ office }, use) => use(office.address),
  staff: async ({ page, office }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(await staffOn(page, office));
    expect(errors).toEqual([]);
  },
});

export { expect };
