import type { APIRequestContext, Page } from '@playwright/test';
import { bodyOf } from '../visitor.ts';

/** The first id is bound to a key that another tab then overwrites. */
export async function answerWithoutKey(page: Page, request: APIRequestContext): Promise<void> {
  let first: unknown;
  await page.route('**/create-recommendation', async (route) => {
    const data = bodyOf(route.request());
    first ??= data.id;
    if (data.id !== first) return route.continue();
    const answer = await request.put('/api/configurator/create-recommendation', { data });
    await route.fulfill({ json: await answer.json() });
  });
}
