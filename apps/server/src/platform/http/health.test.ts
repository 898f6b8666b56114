import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mountHealth } from './health.ts';

it('/readyz looks once for all who ask while it looks (S17)', async () => {
  const app = Fastify();
  const callers = 40;
  const held = Promise.withResolvers<void>();
  let asked = 0;
  let looks = 0;
  mountHealth(app, {
    isLeaving: () => {
      asked += 1;
      if (asked === callers) held.resolve();
      return false;
    },
    look: () => {
      looks += 1;
      return held.promise;
    },
    note: () => undefined,
  });
  const answers = await Promise.all(Array.from({ length: callers }, () => app.inject('/readyz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(looks).toBe(1);
  await app.close();
});
