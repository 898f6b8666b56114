import { readSigning, signQuotation } from '@silowright/contract/signing';
import { offersIn, queueOf, sendOffer } from '../../configurator/testing/offers.ts';
import { printedNumber } from '../../deals/paper/quotation.ts';
import type { TestApp } from '../../platform/http/testing/test-app.ts';
import type { TestClient } from '../../platform/http/testing/test-client.ts';

export interface SentOffer {
  readonly id: string;
  readonly number: string;
  /** Token of the mail's link. */
  readonly token: string;
  readonly owner: TestClient;
}

/** Given with the quotation, so that it can be signed at once. */
export const completeBuyer = {
  street: 'Dorfstraße 1',
  postalCode: '49661',
  city: 'Cloppenburg',
  country: 'DE',
  vatNumber: 'DE123456789',
  orderReference: null,
} as const;

/** A sent quotation, and the token of its link. */
export async function sentOffer(
  app: TestApp,
  more: Readonly<Record<string, unknown>> = {},
): Promise<SentOffer> {
  const owner = app.browser();
  const { id, answer } = await sendOffer(owner, { buyer: completeBuyer, ...more });
  const number = answer.body.quotation_number;
  return { id, number, token: await tokenOf(app, number), owner };
}

export async function tokenOf(app: Pick<TestApp, 'store'>, number: string): Promise<string> {
  const offer = (await offersIn(app.store)).find((row) => printedNumber(row) === number);
  const message = (await queueOf(app.store)).find(
    (row) => row.offer_id === offer?.id && row.kind === 'offer',
  );
  return (JSON.parse(message?.payload ?? '{}') as { signToken: string }).signToken;
}

export const tokenHeader = (token: string) => ({ 'sign-token': token });

export const typedSignature = { kind: 'typed', text: 'Anna Müller' } as const;

export const sign = (
  browser: TestClient,
  { id, number, token }: Pick<SentOffer, 'id' | 'number' | 'token'>,
  more: Readonly<Record<string, unknown>> = {},
) =>
  browser.call(signQuotation, {
    params: { configurationId: id },
    headers: tokenHeader(token),
    body: {
      quotation_number: number,
      name: 'Anna Müller',
      signature: typedSignature,
      consent: true,
      ...more,
    },
  });

export const stateOf = async (browser: TestClient, { id, token }: Pick<SentOffer, 'id' | 'token'>) =>
  (await browser.call(readSigning, { params: { configurationId: id }, headers: tokenHeader(token) })).body
    ?.state;
