import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha1 } from './sha1.ts';
import { unitUuid, uuidV5 } from './unit-uuid.ts';

test('sha1 matches the platform for any length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Buffer.from(sha1(bytes)).toString('hex')).toBe(createHash('sha1').update(bytes).digest('hex'));
    }),
  );
});

test('uuid v5 of RFC 9562: www.example.com in the DNS namespace', () => {
  expect(uuidV5('6ba7b8109dad11d180b400c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});

test('uuids of units never change: price lists and stored configurations depend on them', () => {
  expect([
    unitUuid('agricultural', 'vvs4', 2800, 30),
    unitUuid('agricultural', 'spw', 3000, 40),
    unitUuid('road_salt', 'spw', 3000, 40),
  ]).toMatchInlineSnapshot(`
    [
      "d734e1b9-f0c6-5b81-8d88-8fd76ea46854",
      "03d5e82b-3595-5a21-8251-6562018b6905",
      "c10ac51f-da2e-5d81-9c65-bf84dcb09266",
    ]
  `);
});
