import type { FactValue } from '@silowright/contract/incoming-sheet';
import { incomingSheet } from '@silowright/contract/incoming-sheet';
import type { Booking } from '@silowright/contract/meetings';
import { describe, expect, it } from 'vitest';
import { storedUnits } from '../deals/offer-sheet.ts';
import { quotationOf, writtenOffer } from '../deals/paper/positions.ts';
import type { Quotation } from '../deals/paper/quotation.ts';
import {
  sampleBuyer,
  sampleQuotation,
  sampleRequest,
  sampleSeveral,
} from '../deals/paper/testing/sample-quotation.ts';
import { leadSheet, meetingSheet, quotationSheet } from './incoming-sheet.ts';

const told = (
  sheet: ReturnType<typeof quotationSheet>,
  section: string,
  name: string,
): FactValue | undefined => sheet.facts.find((fact) => fact.section === section && fact.name === name)?.value;

describe('the sheet of a quotation', () => {
  const quotation = sampleQuotation('de_DE', { amountOfUnits: 2, inside: 12_000 });
  const sheet = quotationSheet(quotationOf(quotation));

  it('shows customer, place and unit under keys that are translated for staff (D14)', () => {
    expect(told(sheet, 'customer', 'email')).toEqual({ kind: 'email', text: quotation.addressee.email });
    expect(told(sheet, 'customer', 'language')).toEqual({ kind: 'locale', text: 'de_DE' });
    expect(told(sheet, 'site', 'placement')).toMatchObject({ key: 'admin.placement-inside' });
    expect(told(sheet, 'site', 'height-limit')).toEqual({ kind: 'amount', amount: 12_000, unit: 'mm' });
    expect(told(sheet, 'wish', 'amount-of-units')).toEqual({ kind: 'amount', amount: 2, unit: 'pieces' });
    expect(told(sheet, 'unit', 'type')).toMatchObject({ kind: 'word', key: 'storage-type.vvs4.name' });
    expect(sheet.unit).toMatchObject({ type: 'vvs4', selection: quotation.selection });
  });

  it('shows the buyer as last given, without rows for what is missing (QU-03)', () => {
    const [frozen, later] = [
      { street: 'Dorfstraße 1', country: 'DE' },
      { ...sampleBuyer, ean: '5790000123452' },
    ];
    const first = quotationSheet(quotationOf({ ...quotation, buyer: frozen }));
    expect(first.facts.filter(({ section }) => section === 'buyer')).toEqual([
      { section: 'buyer', name: 'address', value: { kind: 'text', text: 'Dorfstraße 1' } },
      { section: 'buyer', name: 'country', value: { kind: 'country', text: 'DE' } },
    ]);
    const given = quotationSheet(quotationOf({ ...quotation, buyer: frozen }), later);
    expect(told(given, 'buyer', 'vat-number')).toEqual({ kind: 'text', text: sampleBuyer.vatNumber });
    expect(told(given, 'buyer', 'ean')).toEqual({ kind: 'text', text: '5790000123452' });
    expect(incomingSheet.safeParse(given).success).toBe(true);
  });

  it('draws the level of the volume that was asked for (EN-07)', () => {
    const asked = { ...quotation, values: { ...quotation.values, volumePerUnit: 24 } };
    expect(quotationSheet(quotationOf(asked)).unit?.asked_volume).toBe(24);
    expect(sheet.unit).not.toHaveProperty('asked_volume');
  });

  it('shows staff what the volume was converted with (EN-01)', () => {
    const stored = { storedProductId: 'barley', storedDensity: 620 };
    const barley = quotationSheet(quotationOf(sampleQuotation('de_DE', { stored })));
    expect(told(barley, 'wish', 'stored-product')).toEqual({ kind: 'text', text: 'Gerste' });
    expect(told(barley, 'wish', 'density')).toEqual({ kind: 'amount', amount: 620, unit: 'kg/m3' });
    expect(told(sheet, 'wish', 'density')).toBeUndefined();
  });

  it('sums to the quoted total, line by line (CF-13, D14)', () => {
    const { prices } = sheet;
    expect(prices?.lines).toHaveLength(quotation.lines.length);
    const options = prices?.lines.reduce((sum, line) => sum + line.price_in_cents, 0) ?? 0;
    expect(options).toBe(prices?.options_in_cents);
    const units = 2 * ((prices?.unit_price_in_cents ?? 0) + options);
    expect(units + (prices?.transport?.in_cents ?? 0)).toBe(quotation.totalCents);
  });

  it('matches the contract, also without transport and for every kind (D14)', () => {
    const without = quotationSheet(quotationOf(sampleQuotation('en_GB', { place: null })));
    expect(without.prices?.transport).toBeNull();
    for (const each of [sheet, without, quotationSheet(sampleRequest('nl_NL'))]) {
      expect(incomingSheet.safeParse(each).error).toBeUndefined();
    }
  });

  it.each([
    ['nothing', {}],
    ['no kind', { addressee: { email: 'a@b.example' } }],
  ])('of an older release with %s is shown as far as possible (D14)', (_, content) => {
    expect(quotationSheet(content)).toMatchObject({ unit: null, prices: null });
    expect(storedUnits({ id: '', frozen: JSON.stringify(content) })).toEqual({ unit: null });
  });
});

it('a row of a deal has its first unit and the number of positions beside it (PJ-07)', () => {
  const rowOf = (quotation: Quotation) => storedUnits({ id: '', frozen: writtenOffer(quotation) });
  const [several, one] = [rowOf(sampleSeveral('en_GB')), rowOf(quotationOf(sampleQuotation('en_GB')))];
  expect([several.unit?.type, several.more_positions]).toEqual(['vvs4', 2]);
  expect(one.more_positions).toBeUndefined();
});

it('a request without a priced unit shows its data (D14)', () => {
  const request = sampleRequest('en_GB');
  const sheet = quotationSheet(request);
  expect(told(sheet, 'wish', 'market')).toMatchObject({ kind: 'word', key: request.data.market.key });
  expect(told(sheet, 'wish', 'volume')).toMatchObject({ amount: request.data.volumePerUnitM3 });
  expect([sheet.unit, sheet.prices]).toEqual([null, null]);
});

it('a lead shows its market by key, and only what was sent (D14)', () => {
  const sheet = leadSheet({
    id: 'x',
    localeStr: 'nl_NL',
    clientEmail: 'lea@dairy.example',
    company: 'Dairy',
    lastName: 'Møller',
    volume: 50,
    segment: 'chemical_processing',
    comments: 'Soon, please.',
  });
  expect(told(sheet, 'wish', 'market')).toMatchObject({ key: 'market.chemical_processing' });
  expect(told(sheet, 'customer', 'name')).toEqual({ kind: 'text', text: 'Møller' });
  expect(sheet.facts.map(({ name }) => name)).not.toContain('phone');
});

describe('a meeting', () => {
  const booking: Booking = {
    localeStr: 'da_DK',
    startsAt: '2026-11-20T09:00:00Z',
    timeZone: 'Europe/Lisbon',
    clientEmail: 'ida@farm.example',
    lastName: 'Jørgensen',
  };
  const startsAt = Date.parse(booking.startsAt);
  const row = { starts_at: startsAt, ends_at: startsAt + 1_800_000, slot: startsAt, confirm_by: null };

  it('shows the company’s time and, if different, the visitor’s (D14)', () => {
    const sheet = meetingSheet(row, booking, 'Europe/Amsterdam');
    const at = '2026-11-20T09:00:00.000Z';
    expect(told(sheet, 'meeting', 'begins')).toEqual({ kind: 'time', at, zone: 'Europe/Amsterdam' });
    expect(told(sheet, 'meeting', 'begins-there')).toEqual({ kind: 'time', at, zone: 'Europe/Lisbon' });
    expect(told(sheet, 'meeting', 'minutes')).toMatchObject({ amount: 30 });
    const here = meetingSheet(row, booking, 'Europe/Lisbon');
    expect(told(here, 'meeting', 'begins-there')).toBeUndefined();
  });

  it('says when it was cancelled (D14)', () => {
    const open = meetingSheet({ ...row, confirm_by: startsAt }, booking, 'Europe/Lisbon');
    expect(JSON.stringify(open.facts)).toContain('admin.meeting-unconfirmed');
    const cancelled = meetingSheet({ ...row, slot: null }, booking, 'Europe/Lisbon');
    expect(told(cancelled, 'meeting', 'meeting-state')).toMatchObject({ key: 'admin.meeting-cancelled' });
  });
});
