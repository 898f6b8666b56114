import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { hashOf } from './hash-of-offer.ts';
import { quotationOf, unitsOf, writtenOffer } from './paper/positions.ts';
import type { OfferContent, Quotation } from './paper/quotation.ts';
import { fourWithChoices, sampleQuotation, sampleSeveral } from './paper/testing/sample-quotation.ts';

const fixtures = new URL('../platform/db/testing/fixtures/', import.meta.url);

/** Without what is added when it is written. */
function contentIn(file: string): OfferContent {
  const text = readFileSync(new URL(file, fixtures), 'utf8');
  const offer = readStored<Quotation>(storedKinds.quotation, file, text);
  const { number: _, revision: _r, issuedAt: _i, validUntil: _v, timeZone: _z, ...content } = offer;
  return content;
}

describe('the hash of an offer', () => {
  it.each([
    ['release-0.1.0/quotation.json', 1, '13DSJB3fBHTKrVHerZP5xcSoZwcaCj1To9wTkPu6fxQ'],
    ['release-0.1.0/quotation.json', 3, 'eBTPkt3oFOqDyEdZomE-yiQyXWE3RPPw5qYgdN4MqRM'],
    ['release-0.1.0/revision.json', 1, 'mTSrsMvOeMTWojCmYnc3zIGL3IY4U2Bn4db7bLEQPKc'],
    ['release-0.1.0/revision.json', 3, 'jDxQkkzT7wUpPJc-JM3dowRWhU8c3rAb5D6tX5DYbi0'],
    ['version-2/quotation.json', 1, '7OnkP1QioA5FRTaZTbtaplRiIbHm2oJCX2RM_Xt0FPI'],
    ['version-2/quotation.json', 3, 'PGSg-N1y5E-GH0oGHIESqNy5tYsw3tEVLITfzfNmDTs'],
  ])('of one unit is that of releases without positions: %s, revision %i (PJ-02, D9)', (file, nth, hash) => {
    expect(hashOf(contentIn(file), nth)).toBe(hash);
  });

  const one = quotationOf(sampleQuotation('en_GB'));
  const [position] = one.positions;

  it('does not depend on ids and numbers of positions, but on their roles and the choice (PJ-04, D9)', () => {
    const hashWith = (more: object, content: object = {}) =>
      hashOf({ ...one, ...content, positions: [{ ...position!, ...more }, position!] }, 1);
    expect(hashWith({ id: 'x', number: '90' })).toBe(hashWith({}));
    const hashes = [
      hashOf(one, 1),
      hashWith({}),
      hashWith({ role: { kind: 'optional' } }),
      hashWith({ role: { kind: 'optional' } }, { chosen: ['x'] }),
      hashOf({ ...one, positions: [{ ...position!, role: { kind: 'optional' } }] }, 1),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('does not depend on trucks and on what else could be chosen, which are computed (PJ-04, D9)', () => {
    const { choices, ...several } = sampleSeveral('en_GB', fourWithChoices);
    const { loaded: _, aloneTrucks: _trucks, ...transport } = several.transport!;
    expect(choices).toBeDefined();
    expect(hashOf({ ...several, choices: choices! }, 1)).toBe(hashOf({ ...several, transport }, 1));
    const dearer = { ...several.transport!, cents: several.transport!.cents + 1000 };
    expect(hashOf({ ...several, transport: dearer }, 1)).not.toBe(hashOf(several, 1));
  });

  it('flat and back is the same text, whatever the order of the fields (PJ-02)', () => {
    const flat = sampleQuotation('da_DK');
    const [again] = unitsOf(quotationOf(flat));
    expect(JSON.stringify(quotationOf(again!))).toBe(JSON.stringify(quotationOf(flat)));
  });
});

it.each([
  ['version-2/quotation.json', 2],
  ['version-3/quotation.json', 3],
])(
  '%s is stored as version %i, which the release before reads if it knows its form (PJ-07, D16)',
  (file, version) => {
    const text = readFileSync(new URL(file, fixtures), 'utf8');
    const offer = readStored<Quotation>(storedKinds.quotation, file, text);
    const written = writtenOffer(offer);
    expect(written).toContain(`{"document":{"version":${version},`);
    expect(readStored(storedKinds.quotation, file, written)).toEqual(offer);
  },
);
