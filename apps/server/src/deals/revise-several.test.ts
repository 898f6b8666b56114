import type { RevisedPosition } from '@silowright/contract/revisions';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offersIn, queueOf } from '../configurator/testing/offers.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import { frozenOffer, type Quotation } from './paper/quotation.ts';
import { textOfPdf } from './paper/testing/text-of-pdf.ts';
import { sendThree } from './testing/three-positions.ts';

const claim = 'https://example.com/role';
const sanne = { sub: 'auth0|sanne', email: 'sanne@example.com', name: 'Sanne', [claim]: 'sales' };
const pieter = { sub: 'auth0|pieter', email: 'pieter@example.com', name: 'Pieter', [claim]: 'admin' };

interface Draft {
  readonly positions: RevisedPosition[];
}

describe('a revision by staff of a quotation of three positions', () => {
  let office: OpenDesk;
  let id: string;
  let draft: Draft;
  beforeEach(async () => {
    office = await openDesk(undefined, { AUTH_ROLE_CLAIM: claim });
    const sent = await sendThree(new TestClient(office.app.server));
    expect(sent.answer.status).toBe(200);
    id = (await offersIn(office.store))[0]!.id;
    draft = { ...(await preview()).json.draft, why: 'Asked on the phone' };
  });
  afterEach(() => office.close());

  const as = (who: Record<string, unknown>) => ({ token: office.workshop.goodToken(who) });
  const preview = (body?: object, who = sanne) =>
    office.call('POST', `/admin/quotations/${id}/revision/preview`, body ? { draft: body } : {}, as(who));
  const send = (body: object, who = sanne) =>
    office.call('POST', `/admin/quotations/${id}/revision`, { draft: body }, as(who));
  const quotationAt = async (at: number) => frozenOffer((await offersIn(office.store))[at]!) as Quotation;
  const withPositions = (change: (positions: RevisedPosition[]) => object[]) => ({
    ...draft,
    positions: change(draft.positions),
  });

  it('starts from the quotation and changes nothing by itself (PJ-07)', async () => {
    const { json } = await preview(draft);
    const { totalCents } = await quotationAt(0);
    expect([json.changes, json.prices.total_in_cents, json.before_in_cents]).toEqual([
      [],
      totalCents,
      totalCents,
    ]);
    expect(
      json.positions.map((each: { number: string; in_total: boolean }) => [each.number, each.in_total]),
    ).toEqual([
      ['10', true],
      ['20', true],
      ['30', false],
    ]);
    expect((await send(draft)).json.number).toBe('Q-2026-000001-2');
    const [before, after] = [await quotationAt(0), await quotationAt(1)];
    const { revised: _, issuedAt: _at, validUntil: _until, revision: _revision, ...same } = after;
    const { issuedAt: _a, validUntil: _b, revision: _c, ...were } = before;
    expect(same).toEqual(were);
    expect((await offersIn(office.store)).map(({ state }) => state)).toEqual(['superseded', 'open']);
  });

  it('changes number, size, choices and place in the price of each, and says so in words and money (PJ-07)', async () => {
    const [, second] = (await preview()).json.positions;
    const larger = second.sizes.find(
      ({ volume_m3 }: { volume_m3: number }) => volume_m3 > second.unit.volume,
    );
    const changed = withPositions(([first, twentieth, third]) => [
      { ...first, amount_of_units: first!.amount_of_units + 1 },
      {
        ...twentieth,
        unit: larger.uuid,
        selection: { ...twentieth!.selection, 'access.ladder': 'by_provider' },
      },
      { ...third, role: 'included' },
    ]);
    const { json, status } = await preview(changed);
    expect(status).toBe(200);
    const { changes } = json;
    expect(changes.map(({ position, part }: { position: string; part: string }) => [position, part])).toEqual(
      [
        ['10', 'amount'],
        ['20', 'size'],
        ['20', 'option'],
        ['30', 'role'],
        [undefined, 'transport'],
      ],
    );
    expect(changes[1]).toMatchObject({
      before: { volume_m3: second.unit.volume },
      after: { volume_m3: larger.volume_m3, in_cents: larger.price_in_cents },
    });
    expect(changes[3]).toMatchObject({
      before: { role: 'optional', chosen: false },
      after: { role: 'included' },
    });
    const sent = await send(changed);
    const { totalCents, positions, transport, revised } = await quotationAt(1);
    expect([sent.json.outcome, totalCents]).toEqual(['sent', json.prices.total_in_cents]);
    const goods = positions.reduce(
      (sum, each) => sum + each.amountOfUnits * (each.unitPriceCents + each.optionsCostCents),
      0,
    );
    expect(totalCents).toBe(goods + transport!.cents);
    expect(Object.keys(revised!.changed)).toEqual(
      expect.arrayContaining([`${draft.positions[0]!.id}.amount`]),
    );
  });

  it('removes a position; what is left alone is a quotation of one unit (PJ-07)', async () => {
    const without = withPositions(([first]) => [first!]);
    const { json } = await preview(without);
    expect(json.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: 'position', position: '20', after: null }),
        expect.objectContaining({ part: 'position', position: '30', after: null }),
      ]),
    );
    const { json: sent } = await send(without);
    const rows = await offersIn(office.store);
    expect(JSON.parse(rows[1]!.frozen).positions).toBeUndefined();
    const again = await office.call('POST', `/admin/quotations/${sent.id}/revision/preview`, {}, as(sanne));
    expect([again.status, again.json.draft.positions, again.json.positions]).toEqual([
      200,
      undefined,
      undefined,
    ]);
  });

  it('keeps what was chosen, and an alternative needs another one (PJ-04, PJ-07)', async () => {
    const alternative = { role: 'alternative', group: 'size' } as const;
    const alternatives = withPositions(([first, second, third]) => [
      first!,
      { ...second, ...alternative, chosen: true },
      { ...third, ...alternative },
    ]);
    const sent = await send(alternatives);
    const { positions, chosen } = await quotationAt(1);
    expect(positions.map(({ number }) => number)).toEqual(['10', '20.A', '20.B']);
    expect(chosen).toEqual([draft.positions[1]!.id]);
    id = sent.json.id;
    const next = (await preview()).json.draft;
    expect(next.positions[1]).toMatchObject({ role: 'alternative', chosen: true });
    const alone = { ...next, why: 'x', positions: next.positions.slice(0, 2) };
    expect((await send(alone)).json.errors).toMatchObject([
      { path: 'draft.positions.1', code: 'one-alternative' },
    ]);
    const fixed = {
      ...alone,
      positions: alone.positions.map((each: object) => ({ ...each, role: 'included', group: undefined })),
    };
    expect((await send(fixed)).status).toBe(200);
    expect((await quotationAt(2)).chosen).toBeUndefined();
  });

  it.each<[string, (positions: RevisedPosition[]) => object[], string]>([
    ['nothing', () => [], 'draft.positions'],
    ['a foreign position', ([first]) => [{ ...first, id: 'of-another' }], 'draft.positions.0.id'],
    ['one twice', ([first]) => [first!, first!], 'draft.positions.0'],
    ['nothing in the total', ([first]) => [{ ...first, role: 'optional' }], 'draft.positions'],
  ])('refuses %s and says where (PJ-07)', async (_, change, path) => {
    const { status, json } = await send(withPositions(change));
    expect([status, json.errors[0].path]).toEqual([400, path]);
    expect(await offersIn(office.store)).toHaveLength(1);
  });

  it('needs the positions of several: a draft of one unit would lose the others (PJ-07)', async () => {
    const { positions: _, ...flat } = draft;
    expect((await send(flat)).json.errors[0].path).toBe('draft.positions');
  });

  it('beyond the limit waits for another person, who sees each position, and is sent as drafted (PJ-07, D29)', async () => {
    const asked = {
      ...withPositions(([first, second, third]) => [first!, { ...second, amount_of_units: 2 }, third!]),
      discount: { percent: 7, reason: 'Three at once' },
      transport: { in_cents: 500_000, note: 'week 16' },
    };
    expect((await send(asked)).json.outcome).toBe('awaits-approval');
    const mail = (await queueOf(office.store)).find(({ kind }) => kind === 'approval-asked');
    expect(mail).toBeUndefined();
    const [waiting] = (await office.call('GET', '/admin/approvals', undefined, as(pieter))).json;
    const decided = await office.call('PUT', `/admin/approvals/${waiting.id}`, { approve: true }, as(pieter));
    expect(decided.status).toBe(200);
    const { positions, transport, totalCents, revised } = await quotationAt(1);
    expect([positions[1]!.amountOfUnits, transport!.cents, revised!.approvedBy]).toEqual([
      2,
      500_000,
      pieter.email,
    ]);
    expect(totalCents).toBe(waiting.total_in_cents);
  });

  it('a discount is an amount while something can be chosen, because it stays with any choice (PJ-04)', async () => {
    const textsWith = async (role: RevisedPosition['role'], revision: number) => {
      const asked = withPositions(([first, second, third]) => [first!, second!, { ...third!, role }]);
      const sent = await send({ ...asked, discount: { percent: 1, reason: 'Fair weather' } });
      expect(sent.json.outcome).toBe('sent');
      id = sent.json.id;
      return (await quotationAt(revision)).addedLines?.map(({ text }) => text);
    };
    expect(await textsWith('optional', 1)).toEqual(['Rabatt']);
    expect(await textsWith('included', 2)).toEqual(['Rabatt 1\u00a0%']);
  });

  it('prints what the customer would get, and the mail to the approver says the position (PJ-07)', async () => {
    // A second administrator who may approve has logged in.
    await office.call('GET', '/admin/approvals', undefined, as(pieter));
    const asked = {
      ...withPositions(([first, second, third]) => [first!, { ...second, amount_of_units: 2 }, third!]),
      discount: { percent: 7, reason: 'Three at once' },
    };
    const pdf = await office.call(
      'POST',
      `/admin/quotations/${id}/revision/pdf`,
      { draft: asked },
      as(sanne),
    );
    const text = await textOfPdf(pdf.bytes);
    expect(text.join(' ')).toContain('Q-2026-000001-2');
    await send(asked);
    const mail = (await queueOf(office.store)).find(({ kind }) => kind === 'approval-asked')!;
    const { text: said, attachments } = await PostalMime.parse(await composeMail(mail, office));
    expect(said).toContain('20 · Number of units, new');
    expect(attachments).toHaveLength(1);
  });
});
