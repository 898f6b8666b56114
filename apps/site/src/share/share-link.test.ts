import { firstPlan } from '@silowright/domain/yard/yard-plan';
import { describe, expect, it } from 'vitest';
import { yardDraft } from '../yard/yard-session.ts';
import { addressOfCopy, readShareLink, sessionOfShared, shareLink } from './share-link.ts';

const values = {
  id: 'abcd-0123-efgh',
  user_ip: '203.0.113.7',
  emailAddress: 'anna@example.com',
  phoneNumber: '+49447155512',
  firstName: 'Anna',
  lastName: 'Weßling',
  company_name: 'Hof Weßling',
  project_name: 'Stall 4',
  comments: 'Call me',
  localeStr: 'de_DE',
  segment: 'agricultural',
  segment_label: 'agriculture',
  volumePerUnit: 30,
  amountOfUnits: 2,
  locationPlacename: 'Hauptstraße 5, Cloppenburg, Deutschland',
  uuid: '7e1c1f6e-0000-5000-8000-000000000001',
  price: 1_238_520,
} as const;
const configuration = {
  'access.ladder': 'by_provider',
  'colour.logo': { value: 'other', custom: 'Ø æ' },
} as const;

describe('a share link', () => {
  it('opens the same configuration under a new id, without personal data (IN-05, D30, A12)', async () => {
    const link = await shareLink('https://silos.example', { values, configuration });
    expect(link).toMatch(/^https:\/\/silos\.example\/share#[\w-]{20,1500}$/);
    const [shared, ...others] = await readShareLink(new URL(link).hash.slice(1));
    expect(others).toEqual([]);
    expect(shared).toEqual({
      role: { kind: 'included' },
      values: {
        localeStr: 'de_DE',
        segment: 'agricultural',
        segment_label: 'agriculture',
        volumePerUnit: 30,
        amountOfUnits: 2,
        locationPlacename: 'Cloppenburg, Deutschland',
        uuid: values.uuid,
      },
      configuration,
    });
    const session = sessionOfShared(shared);
    expect(session).toMatchObject({ step: 'configure', configuration });
    expect(session.values.id).not.toBe(values.id);
    expect(addressOfCopy(session)).toBe('/?language=de#configure');
  });

  it("never carries the visitor's picture (TD-05, IN-05, threat 79)", async () => {
    const without = await shareLink('', { values, configuration, drafts: {} });
    const drafts = { photo: { stored: '1' } };
    expect(await shareLink('', { values, configuration, drafts })).toBe(without);
  });

  it('carries the plan of the yard (TD-06, IN-05)', async () => {
    const yard = firstPlan(2, 4.6);
    const link = await shareLink('', { values, configuration, drafts: yardDraft(yard) });
    expect(link.length).toBeLessThan(2000);
    expect((await readShareLink(link.split('#')[1] ?? ''))[0].yard).toEqual(yard);
  });

  it('carries the name of the own logo, and nothing that is no name (ST-07, IN-05)', async () => {
    const name = `${'0a'.repeat(20)}.png`;
    const link = await shareLink('', { values, configuration, drafts: { logo: { name } } });
    expect((await readShareLink(link.split('#')[1] ?? ''))[0].logo).toBe(name);
    const strange = { logo: { name: 7 } } as never;
    const other = await shareLink('', { values, configuration, drafts: strange });
    expect((await readShareLink(other.split('#')[1] ?? ''))[0]).not.toHaveProperty('logo');
  });

  it('keeps the dealer, and begins at the location without a unit (IN-05)', () => {
    const session = sessionOfShared({ values: { dealer_id: 'a/b', localeStr: 'nl_NL' }, configuration: {} });
    expect(addressOfCopy(session)).toBe('/dealer/nl/a%2Fb#location');
  });

  it.each(['', 'damaged', 'x'.repeat(9000)])('is rejected if damaged: %.10s (IN-05)', async (fragment) => {
    await expect(readShareLink(fragment)).rejects.toThrow();
  });

  it('of a project opens all its positions with their roles, without personal data (PJ-07)', async () => {
    const alternative = { kind: 'alternative', group: 'tank' } as const;
    const tank = { ...values, volumePerUnit: 25, amountOfUnits: 1 };
    const others = [
      { role: alternative, session: { values: tank, configuration: {}, drafts: {} } },
      { role: alternative, session: { values, configuration, drafts: yardDraft(firstPlan(1, 4.6)) } },
    ] as never;
    const link = await shareLink('', { values, configuration }, others, { kind: 'optional' });
    const shared = await readShareLink(link.split('#')[1] ?? '');
    expect(shared.map(({ role }) => role)).toEqual([{ kind: 'optional' }, alternative, alternative]);
    expect(shared.map((each) => [each.values.volumePerUnit, each.values.amountOfUnits])).toEqual([
      [30, 2],
      [25, 1],
      [30, 2],
    ]);
    expect(shared[2]).toMatchObject({ configuration, yard: { turnDeg: 0 } });
    expect(JSON.stringify(shared)).not.toMatch(/Anna|Hauptstraße|anna@/);
    const twenty = Array.from({ length: 19 }, () => others[1]);
    expect((await shareLink('', { values, configuration }, twenty)).length).toBeLessThan(16_000);
  });

  it('takes only known, plain values (IN-05)', async () => {
    const strange = { ...values, segment: { a: 1 }, __proto__: { emailAddress: 'x' }, other: 1 } as never;
    const link = await shareLink('', { values: strange, configuration: {} });
    const [{ values: read }] = await readShareLink(link.split('#')[1] ?? '');
    expect(Object.keys(read)).not.toContain('segment');
    expect(Object.keys(read)).not.toContain('other');
  });
});
