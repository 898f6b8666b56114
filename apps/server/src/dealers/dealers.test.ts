import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodLogo, hostileLogos, logoOfSize } from '../deals/paper/testing/hostile-logos.ts';
import { multipart } from '../desk/testing/multipart.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { engines } from '../platform/db/testing/engines.ts';

let office: OpenDesk;
beforeAll(async () => {
  office = await openDesk();
});
afterAll(() => office.close());

const logoPath = '/admin/dealer/logo/noordhof/9000001';
const upload = (bytes: Buffer, path = logoPath, name = 'file', filename = 'logo.png') => {
  const { body, headers } = multipart([{ name, filename, bytes }]);
  return office.call('POST', path, body, { headers });
};
const imageOf = async (id: string) =>
  (await office.call('GET', '/admin/dealer/list')).json.find((dealer: { id: string }) => dealer.id === id)
    .image_url as string;

describe('dealers', () => {
  it('are listed with the specified fields (DR-05)', async () => {
    const { json } = await office.call('GET', '/admin/dealer/list');
    expect(json).toHaveLength(6);
    for (const field of [
      'id',
      'name',
      'industry',
      'country',
      'city',
      'image_url',
      'crm_url',
      'hub_spot_id',
    ]) {
      expect(json[0][field]).toBeTypeOf('string');
    }
  });

  it('are listed by name up to a limit, with the same fields (PX-07)', async () => {
    const all = (await office.call('GET', '/admin/dealer/list')).json;
    expect((await office.call('GET', '/admin/dealer/list?limit=2')).json).toEqual(all.slice(0, 2));
    expect((await office.call('GET', '/admin/dealer/list?limit=100')).json).toEqual(all);
    expect((await office.call('GET', '/admin/dealer/list?limit=0')).status).toBe(400);
  });

  const dealer = {
    id: 'weserlager',
    name: 'Weserlager',
    industry: 'agriculture',
    country: 'DE',
    city: 'Hameln',
    crm_url: '',
    hub_spot_id: '77',
    email: 'sales@weserlager.example',
    phone: '+49515100',
    segments: ['agricultural'],
    latitude: 52.1,
    longitude: 9.36,
    active: true,
  };

  it.each([
    ['absent', undefined],
    ['empty', ''],
  ])(
    'may have no id of HubSpot: %s; a phone number has one written form, an unusual one stays (B30)',
    async (id, hub) => {
      const phones = {
        '05151 / 100-0': '+4951511000',
        '0049 5151 1000': '+4951511000',
        '112': '112',
        '': '',
      };
      for (const [phone, written] of Object.entries(phones)) {
        const { hub_spot_id: _, ...others } = dealer;
        const own = { ...others, id: `hub-${id}`, phone, ...(hub !== undefined && { hub_spot_id: hub }) };
        expect((await office.call('PUT', '/admin/dealer', { dealers: [own] })).status).toBe(200);
        const { json } = await office.call('GET', `/admin/dealer/one/hub-${id}`);
        expect(json.dealer).toMatchObject({ hub_spot_id: '', phone: written });
      }
      // Its logo is uploaded under its own id.
      expect((await upload(await goodLogo(), `/admin/dealer/logo/hub-${id}/hub-${id}`)).status).toBe(200);
      expect((await upload(await goodLogo(), `/admin/dealer/logo/hub-${id}/x`)).status).toBe(404);
    },
  );

  it('are created, changed and disabled; a disabled one brands nothing (DR-01)', async () => {
    const created = await office.call('PUT', '/admin/dealer', { dealers: [dealer], onlyNew: true });
    expect(created).toMatchObject({ status: 200, json: { created: 1, changed: 0 } });
    const again = await office.call('PUT', '/admin/dealer', { dealers: [dealer], onlyNew: true });
    expect(again).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'dealers.0.id', code: 'exists' }] },
    });
    const off = { ...dealer, active: false, city: 'Minden' };
    expect((await office.call('PUT', '/admin/dealer', { dealers: [off] })).json.changed).toBe(1);
    const { json } = await office.call('GET', '/admin/dealer/list');
    expect(json.find(({ id }: { id: string }) => id === dealer.id)).toMatchObject({
      active: false,
      city: 'Minden',
    });
  });

  it.each([
    ['an e-mail that is none', { email: 'x' }, 'email'],
    ['two addresses in one', { email: 'a@x.example, b@y.example' }, 'email'],
    ['a country that is no code', { country: 'Germany' }, 'country'],
    ['a place beyond the pole', { latitude: 91 }, 'latitude'],
    ['no segment', { segments: [] }, 'segments'],
    ['a phone that a spreadsheet shortened', { phone: '3,1206E+10' }, 'phone'],
    ['a script for a link', { crm_url: 'javascript:alert(1)' }, 'crm_url'],
    ['an id with a path', { id: '../x' }, 'id'],
    ['an unknown field', { image_url: 'https://evil.example/x.png' }, ''],
  ])('are rejected with %s, and none of the file is stored (DR-01)', async (_, change, field) => {
    const other = { ...dealer, id: 'elbelager' };
    const answer = await office.call('PUT', '/admin/dealer', { dealers: [other, { ...dealer, ...change }] });
    expect(answer.status).toBe(400);
    expect(answer.json.errors[0].path).toBe(field === '' ? 'dealers.1' : `dealers.1.${field}`);
    const { json } = await office.call('GET', '/admin/dealer/list');
    expect(json.some(({ id }: { id: string }) => id === 'elbelager')).toBe(false);
  });
});

describe.each(engines)('saves of dealers by staff, on $name', ({ open }) => {
  let here: OpenDesk;
  beforeAll(async () => {
    here = await openDesk(await open());
  });
  afterAll(() => here.close());
  const dealer = {
    name: 'Weser',
    industry: '',
    country: 'DE',
    city: 'Hameln',
    crm_url: '',
    hub_spot_id: '77',
    email: 'sales@weser.example',
    phone: '',
    segments: ['agricultural'],
    latitude: 52,
    longitude: 9,
    active: true,
  };
  const save = (...dealers: object[]) =>
    here.call('PUT', '/admin/dealer', { dealers: dealers.map((each) => ({ ...dealer, ...each })) });
  const undo = (id: string) => here.call('POST', `/admin/dealer/saves/${id}/undo`);
  const cities = async () => {
    const { json } = await here.call('GET', '/admin/dealer/list');
    const own = json.filter(({ hub_spot_id }: { hub_spot_id: string }) => hub_spot_id === '77');
    return Object.fromEntries(own.map(({ id, city }: { id: string; city: string }) => [id, city]));
  };

  it('reject one of two concurrent changes, and overwrite nothing (B13)', async () => {
    expect((await save({ id: 'ems', revision: 0 })).status).toBe(200);
    expect((await save({ id: 'ems', revision: 0 })).json.code).toBe('changed-meanwhile');
    const answers = await Promise.all(
      ['Minden', 'Verden'].map((city) =>
        save({ id: 'ems', city, revision: 1 }, { id: `new-${city.toLowerCase()}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // All or none: the other dealer of the rejected save was not created either.
    const { ems, ...others } = await cities();
    expect(Object.keys(others)).toEqual([`new-${ems.toLowerCase()}`]);
    const refused = answers.find(({ status }) => status === 409)?.json;
    expect(refused.errors).toMatchObject([{ path: 'dealers.0.id', code: 'changed-meanwhile' }]);
  });

  it('are undone as a whole: changed dealers are restored, new ones removed (B4)', async () => {
    await save({ id: 'weser' });
    const before = await cities();
    const { json } = await save({ id: 'weser', city: 'Bremen' }, { id: 'elbe', city: 'Hamburg' });
    expect(json).toMatchObject({ created: 1, changed: 1 });
    expect(await cities()).toMatchObject({ weser: 'Bremen', elbe: 'Hamburg' });
    const saves = (await here.call('GET', '/admin/dealer/saves')).json;
    expect(saves[0]).toMatchObject({
      id: json.save_id,
      author: 'staff@example.com',
      created: 1,
      changed: 1,
      names: ['Weser', 'Weser'],
      undone_by: null,
    });
    expect((await undo(json.save_id)).status).toBe(200);
    expect(await cities()).toEqual(before);
    expect((await undo(json.save_id)).json.code).toBe('changed-meanwhile');
    expect((await here.call('GET', '/admin/dealer/saves')).json[0].undone_by).toBe('staff@example.com');
    expect((await undo('none')).status).toBe(404);
  });

  it('are not undone if one of the dealers was changed since (B4)', async () => {
    await save({ id: 'main' }, { id: 'rhein' });
    const { json } = await save({ id: 'main', city: 'Mainz' }, { id: 'rhein', city: 'Bonn' });
    await save({ id: 'rhein', city: 'Wesel' });
    expect((await undo(json.save_id)).json.code).toBe('changed-meanwhile');
    expect(await cities()).toMatchObject({ main: 'Mainz', rhein: 'Wesel' });
  });
});

describe("a dealer's logo", () => {
  it('has an address derived from its content and is served only as a picture (DR-05)', async () => {
    const answer = await upload(await goodLogo());
    expect(answer.status).toBe(200);
    expect(answer.json.url).toMatch(/^\/media\/logo-[0-9a-f]{40}\.png$/);
    expect(await imageOf('noordhof')).toBe(answer.json.url);
    expect((await upload(await goodLogo())).json.url).toBe(answer.json.url);

    const picture = await office.app.server.inject({ url: answer.json.url });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 320, height: 120 });
  });

  it('is encoded again, so that no other data remains in the file (DR-02, threat 33)', async () => {
    const polyglot = Buffer.concat([await goodLogo(), Buffer.from('<script>alert(1)</script>')]);
    const { json } = await upload(polyglot);
    const picture = await office.app.server.inject({ url: json.url });
    expect(picture.rawPayload.includes('<script>')).toBe(false);
  });

  it('may have 1,048,576 bytes and no more (DR-02, threat 35)', async () => {
    expect((await upload(await logoOfSize(1_048_576))).status).toBe(200);
    expect((await upload(await logoOfSize(1_048_577))).status).toBe(413);
  });

  it('is rejected for each of fifteen hostile files, and the old one stays (DR-02, DR-03, threats 31, 32)', async () => {
    const before = await imageOf('noordhof');
    const files = await hostileLogos();
    expect(files).toHaveLength(15);
    for (const { name, bytes, status } of files) {
      expect({ name, status: (await upload(bytes)).status }).toEqual({ name, status });
    }
    expect(await imageOf('noordhof')).toBe(before);
  });

  it.each([
    ['an unknown dealer', '/admin/dealer/logo/nobody/9000001'],
    ["another dealer's CRM id", '/admin/dealer/logo/noordhof/9000002'],
    ['a path', '/admin/dealer/logo/..%2F..%2Fetc/9000001'],
  ])('is rejected for %s (DR-05, threat 34)', async (_, path) => {
    expect((await upload(await goodLogo(), path)).status).toBe(404);
  });

  it('must be one file in the field file (DR-05, threat 35)', async () => {
    expect((await upload(await goodLogo(), logoPath, 'logo')).status).toBe(400);
    const bytes = await goodLogo();
    const two = multipart([
      { name: 'file', filename: 'a.png', bytes },
      { name: 'file', filename: 'b.png', bytes },
    ]);
    expect((await office.call('POST', logoPath, two.body, { headers: two.headers })).status).toBe(400);
    const none = multipart([]);
    expect((await office.call('POST', logoPath, none.body, { headers: none.headers })).status).toBe(400);
    expect((await office.call('POST', logoPath, '{}')).status).toBe(415);
  });

  it.each(['../../x.png', 'a\u0000.png', '%2e%2e%2f.png', 'x.svg'])(
    'never uses the name of the file: %j (DR-05, threat 34)',
    async (filename) => {
      const answer = await upload(await goodLogo(), logoPath, 'file', filename);
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) expect(answer.json.url).toMatch(/^\/media\/logo-[0-9a-f]{40}\.png$/);
    },
  );

  it('is not found if it does not exist, whatever its name', async () => {
    for (const name of ['logo-0000.png', '..%2Fdata', `logo-${'0'.repeat(40)}.png`]) {
      expect((await office.app.server.inject({ url: `/media/${name}` })).statusCode).toBe(404);
    }
  });
});
