import { endpoints } from '@silowright/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';

let office: OpenDesk;
beforeAll(async () => {
  office = await openDesk();
});
afterAll(() => office.close());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const staffRoutes = () =>
  office.app.routes
    .filter((route) => route.path.startsWith('/api/admin') && route.method !== 'HEAD')
    .map(({ method, path }) => ({ method: method as Method, path: path.slice('/api'.length) }));
const filled = (path: string) => path.replace(/:(\w+)/g, 'x');

describe('the staff check', () => {
  it('protects every mounted admin route, and every call of the contract is mounted (ID-06)', () => {
    const admin = office.app.routes.filter((route) => route.path.startsWith('/api/admin'));
    expect(admin.every((route) => route.access === 'staff')).toBe(true);
    for (const { method, path } of endpoints.filter(({ access }) => access === 'staff')) {
      expect(admin.some((route) => route.method === method && route.path === `/api${path}`)).toBe(true);
    }
  });

  it('accepts none of the forged or stale tokens, on any route (ID-06, threats 38, 39)', async () => {
    const routes = staffRoutes();
    const forgeries = office.workshop.forgeries();
    expect(forgeries.length).toBeGreaterThanOrEqual(50);
    let tried = 0;
    for (const { method, path } of routes) {
      for (const { name, token, status } of forgeries) {
        const answer = await office.call(method, filled(path), undefined, { token });
        expect({ method, path, name, status: answer.status }).toEqual({ method, path, name, status });
        tried += 1;
      }
    }
    expect(tried).toBe(routes.length * forgeries.length);
  });

  it.each([
    ['no token', {}],
    ['a token as a cookie', { cookie: 'bearerId=x' }],
    ['Basic', { authorization: 'Basic c3RhZmY6c3RhZmY=' }],
    ['Bearer alone', { authorization: 'Bearer' }],
    ['two tokens', { authorization: 'Bearer a b' }],
  ])('requires a token: %s is 401 (ID-05, ID-06)', async (_, headers) => {
    for (const { method, path } of staffRoutes()) {
      const answer = await office.call(method, filled(path), undefined, { token: null, headers });
      expect(answer).toMatchObject({ status: 401, json: { code: 'not-logged-in' } });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it.each([
    '/admin/dealer/list/',
    '/ADMIN/dealer/list',
    '/%61dmin/dealer/list',
    '/admin/./dealer/list',
    '/admin//dealer/list',
  ])('cannot be bypassed by another spelling of the address: %s (ID-06)', async (path) => {
    const answer = await office.call('GET', path, undefined, { token: null });
    expect([401, 404]).toContain(answer.status);
  });

  it('runs before the body is read: a large list of a stranger is never parsed (ID-06)', async () => {
    const body = Buffer.alloc(5_000_000, 0x20);
    const answer = await office.call('PUT', '/admin/unit/prices', body, { token: null });
    expect(answer.status).toBe(401);
  });

  it('lets staff in, and the answer is not cached (ID-05)', async () => {
    const answer = await office.call('GET', '/admin/dealer/list');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
