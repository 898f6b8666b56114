import type { APIRequestContext } from '@playwright/test';
import { eventually } from './eventually.ts';
import type { Visit } from './visitor.ts';

/** Actions of the basic and the older flow. */
export class BasicWalk {
  readonly visitor: Visit;

  constructor(visitor: Visit) {
    this.visitor = visitor;
  }

  get nameField() {
    return this.visitor.page.locator('#product-basic-name');
  }

  get options() {
    return this.visitor.page.getByRole('option');
  }

  /** Types the name and picks the first suggestion. */
  async pickProduct(typed: string): Promise<void> {
    await this.nameField.fill(typed);
    await this.options.first().waitFor();
    await this.nameField.press('ArrowDown');
    await this.nameField.press('Enter');
  }

  async typeProduct(name: string, substance: 'solid' | 'liquid' = 'solid'): Promise<void> {
    await this.nameField.fill(name);
    await this.nameField.press('Escape');
    await this.choose('substance', substance);
  }

  async choose(name: string, value: string): Promise<void> {
    await this.visitor.page.locator(`input[name="${name}"][value="${value}"]`).check();
  }

  async toVolume(): Promise<void> {
    await this.visitor.button('step.volume').click();
    await this.visitor.expectStep('volume');
  }

  async giveVolume(volume: number, amount = 1, next = 'location'): Promise<void> {
    const { page } = this.visitor;
    await page.locator('#volume-volume').fill(String(volume));
    await page.locator('#volume-amount').fill(String(amount));
    await this.visitor.button(`step.${next}`).click();
    await this.visitor.expectStep(next);
  }

  async giveContact(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields))
      await this.visitor.page.locator(`#contact-${name}`).fill(value);
  }

  /** From the product step through the construction step to the recommendation, in the older flow. */
  async toRecommendation(construction: string, volume: number, inside?: number): Promise<void> {
    const { visitor } = this;
    await this.toVolume();
    await this.giveVolume(volume, 2, 'type');
    await this.choose('construction', construction);
    await visitor.button('step.location').click();
    await visitor.expectStep('location');
    if (inside !== undefined) {
      await visitor.page.getByText(visitor.t('location.inside'), { exact: true }).click();
      await visitor.page.locator('#location-height').fill(String(inside));
    }
    await visitor.button('action.next').click();
    await visitor.expectStep('recommendation');
  }
}

/** The text of the newest captured mail of a kind to an address. Waits, because a worker sends mails. */
export async function mailTo(request: APIRequestContext, recipient: string, kind: string): Promise<string> {
  const id = await eventually(async () => {
    const page = await (await request.get('/dev/mailbox')).text();
    const rows = page.split('<tr>').filter((row) => row.includes(`>${recipient}<`));
    const [found] = rows.flatMap(
      (row) => new RegExp(`/dev/mailbox/([\\w-]+)">${kind}<`).exec(row)?.[1] ?? [],
    );
    if (!found) throw new Error(`no mail ${kind} to ${recipient}`);
    return found;
  });
  const page = await (await request.get(`/dev/mailbox/${id}`)).text();
  return /<pre>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? '';
}

/** A unique address, because mails per address are limited. */
export const freshAddress = (): string => `visitor-${Math.random().toString(36).slice(2)}@example.com`;
