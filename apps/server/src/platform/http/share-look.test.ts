import { expect, it } from 'vitest';
import { shareLook } from './share-look.ts';

it('a look is shared while it lasts and for a second after, whether it succeeds or fails (threat 52, S17)', async () => {
  let now = 0;
  const looks: PromiseWithResolvers<string>[] = [];
  const look = shareLook(
    () => {
      const begun = Promise.withResolvers<string>();
      looks.push(begun);
      return begun.promise;
    },
    () => now,
  );
  const asked = Array.from({ length: 40 }, look);
  now = 30_000;
  asked.push(look());
  expect(looks).toHaveLength(1);
  looks[0]?.resolve('ready');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['ready']));
  now += 999;
  expect(await look()).toBe('ready');
  expect(looks).toHaveLength(1);
  now += 1;
  const again = look();
  looks[1]?.reject(new Error('the disk is full'));
  await expect(again).rejects.toThrow('full');
  await expect(look()).rejects.toThrow('full');
  expect(looks).toHaveLength(2);
});
