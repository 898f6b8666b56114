import type { Page } from '@playwright/test';
import { expect as vitestExpect } from 'vitest';
import {
  sharedWorkshop,
  workshopLogin,
} from '../../apps/server/src/platform/identity/testing/workshop-login.ts';
import { blankPdfThreads } from '../../apps/server/src/platform/threads/testing/shared-threads.ts';
import { hasSaid, noteStatuses } from '../staff-texts.ts';
import type { DomPage } from './dom-page.ts';
import { type Account, haveSession } from './login-double.ts';
import { expect, testOn } from './visit.ts';

/** A member of staff with a session. */
export class Staff {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async open(name: string): Promise<void> {
    await this.page.goto(`/admin/${name}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  status(text: string) {
    return this.page.getByRole('status').filter({ hasText: text });
  }
  /** A status said this after what was last expected. */
  async expectSaid(text: string): Promise<void> {
    await vitestExpect.poll(() => this.page.evaluate(hasSaid, text), { message: text }).toBe(true);
  }
}

const colleague: Account = {
  sub: 'auth0|staff-2',
  email: 'colleague@example.com',
  name: 'Kim Colleague',
};

export interface StaffFixtures {
  staff: Staff;
  /** A person in a browser of their own. */
  another: (account: Account) => Promise<Staff>;
  kim: Colleague;
}

interface Colleague {
  /** Calls to the desk. */
  get<Answer>(path: string): Promise<Answer>;
  put(path: string, data: object): Promise<void>;
  post(path: string, data: object): Promise<void>;
  /** Closes the page of staff. */
  openTab(): Promise<Staff>;
}

const workshop = sharedWorkshop();

async function staffOn(page: Page, account?: Account): Promise<Staff> {
  await page.addInitScript(noteStatuses);
  await haveSession(page as unknown as DomPage, workshop, account);
  return new Staff(page);
}

export const test = testOn(
  {},
  { staffLogin: workshopLogin(workshop), sendMails: true, threads: blankPdfThreads },
).extend<StaffFixtures>({
  staff: async ({ page }, use) => use(await staffOn(page)),
  another: async ({ otherDevice }, use) => use(async (account) => staffOn(await otherDevice(), account)),
  kim: async ({ request, otherDevice }, use) => {
    const headers = { authorization: `Bearer ${workshop.goodToken({ ...colleague })}` };
    const send = (method: 'put' | 'post') => async (path: string, data: object) => {
      const answer = await request[method](`/api/admin/${path}`, { headers, data });
      if (!answer.ok()) throw new Error(await answer.text());
    };
    await use({
      get: async (path) => (await request.get(`/api/admin/${path}`, { headers })).json(),
      put: send('put'),
      post: send('post'),
      openTab: async () => staffOn(await otherDevice(), colleague),
    });
  },
});

export { expect };
