import { expect, it } from 'vitest';
import { whyNotStarted } from '../../app/start-server.ts';
import { DemoLoginMissing, explainMissing } from './open-staff-login.ts';

const notFound = (name: string) =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /app/start-demo-provider.ts`), {
    code: 'ERR_MODULE_NOT_FOUND',
  });

it('says in one sentence that an installation without development packages has no demo login (D2, D24)', () => {
  expect(() => explainMissing(notFound('oidc-provider'))).toThrow(DemoLoginMissing);
  expect(whyNotStarted(new DemoLoginMissing())).toMatch(/^DEMO_LOGIN is on, but .* is not installed\./);
});

it('passes on any other failure', () => {
  const other = notFound('other');
  expect(() => explainMissing(other)).toThrow(other);
  expect(whyNotStarted(other)).toBeUndefined();
});
