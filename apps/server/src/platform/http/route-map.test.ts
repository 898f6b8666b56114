import { endpoints } from '@silowright/contract/calls';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutTrailingSlash } from './mount.ts';
import { collectRoutes } from './route-map.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** Who may call what, listed by hand: a new route must be added here deliberately. */
const visitorRoutes = {
  'GET /*': 'anybody',
  'GET /static/catalogue/:hash/:name': 'anybody',
  'GET /static/catalogue/boot.json': 'anybody',
  'GET /static/*': 'anybody',
  'GET /brand.css': 'anybody',
  'GET /favicon.svg': 'anybody',
  'GET /healthz': 'anybody',
  'GET /manifest.webmanifest': 'anybody',
  'GET /readyz': 'anybody',
  'GET /share.png': 'anybody',
  'OPTIONS /api/*': 'anybody',
  'GET /api/openapi.json': 'anybody',
  'GET /api/docs': 'anybody',
  'GET /api/ip': 'anybody',
  'GET /api/settings': 'anybody',
  'GET /api/budget/estimate': 'anybody',
  'GET /api/places': 'anybody',
  'GET /api/places/nearest': 'anybody',
  'GET /api/products/:language/:segment': 'anybody',
  'GET /api/product-groups/:segment': 'anybody',
  'GET /api/configurator/engineering/:id': 'configuration-owner',
  'GET /api/configurator/offer-summary/:id': 'anybody',
  // The token is the secret, and the answer contains no contact data (D21).
  'GET /api/configurator/reopen/:token': 'anybody',
  // Nothing about a person: a unit of the catalogue with its options.
  'GET /api/unit-file/:format': 'anybody',
  'GET /api/project-file/:format': 'anybody',
  'PUT /api/lead': 'anybody',
  'GET /api/meeting-slots': 'anybody',
  'PUT /api/meetings': 'anybody',
  // The token of the mail's link identifies the meeting.
  'GET /api/meetings/:token': 'anybody',
  'PUT /api/meetings/:token': 'anybody',
  'PUT /api/meetings/:token/confirm': 'anybody',
  'DELETE /api/meetings/:token': 'anybody',
  // The token of the quotation's mail permits signing; without it the bound browser may read (D10, D25).
  'GET /api/configurator/signrequest/:configurationId': 'anybody',
  'GET /api/signing/:configurationId': 'anybody',
  'GET /api/signing/:configurationId/document': 'anybody',
  'PUT /api/signing/:configurationId': 'anybody',
  'POST /api/signing/:configurationId/choice': 'anybody',
  'PUT /api/signing/:configurationId/buyer': 'anybody',
  'PUT /api/signing/:configurationId/decline': 'anybody',
  // Only a hint: the provider is queried for the result.
  'POST /api/signing/docuseal': 'anybody',
  'PUT /api/dealer/start-configuration': 'configuration-owner',
  'PUT /api/configurator/create-recommendation': 'configuration-owner',
  'PUT /api/configurator/select-preconfigured-unit': 'configuration-owner',
  'PUT /api/configurator/select-options': 'configuration-owner',
  'PUT /api/configurator/create-offer': 'configuration-owner',
  'PUT /api/configurator/price-deal': 'configuration-owner',
  'PUT /api/configurator/compare-positions': 'configuration-owner',
  'PUT /api/configurator/create-deal-offer': 'configuration-owner',
  'PUT /api/configurator/yard-plan': 'configuration-owner',
  'PUT /api/configurator/logo': 'configuration-owner',
  // The name is the secret: it is made from the content.
  'GET /api/configurator/logo/:name': 'anybody',
  'PUT /api/configurator/site-photo': 'configuration-owner',
  'GET /api/configurator/site-photo/:id': 'configuration-owner',
  'PUT /api/configurator/change-locale': 'configuration-owner',
  'PUT /api/configurator/copy-configuration': 'configuration-owner',
  'GET /api/configurator/quotation/:id': 'configuration-owner',
  'GET /api/configurator/site-sheet/:id': 'configuration-owner',
  'PUT /api/signing/:configurationId/mail': 'configuration-owner',
} as const;

describe('the route map', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** Without HEAD routes, which exist for every GET. */
  const mounted = () =>
    app.app.routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, path, access }) => [`${method} ${path}`, access] as const);

  it('matches this list exactly', () => {
    const outsideAdmin = mounted().filter(([route]) => !route.includes(' /api/admin/') && !isSideArea(route));
    expect(Object.fromEntries(outsideAdmin)).toEqual(visitorRoutes);
  });

  it('allows only staff below /api/admin', () => {
    for (const [route, access] of mounted().filter(([name]) => name.includes(' /api/admin/'))) {
      expect([route, access]).toEqual([route, 'staff']);
    }
  });

  it('has every call of the contract (IP-02)', () => {
    const all = new Map(mounted());
    for (const { method, path, access } of endpoints)
      expect([path, all.get(`${method} /api${path}`)]).toEqual([path, access]);
  });

  it.each([
    ['/api/configurator/list-products', '/api/configurator/list-products'],
    ['/api/configurator/list-products/', '/api/configurator/list-products'],
    ['/api/configurator/list-products/?a=/', '/api/configurator/list-products?a=/'],
    ['/api/configurator/list-products?a=/', '/api/configurator/list-products?a=/'],
    ['/api/configurator/list-products//', '/api/configurator/list-products/'],
    ['/api/', '/api'],
    ['/apiary/', '/apiary/'],
    ['/market/', '/market/'],
    ['/', '/'],
  ])('answers %s as %s (IP-02)', (url, same) => {
    expect(withoutTrailingSlash(url)).toBe(same);
  });

  it('answers every call of the contract with a trailing slash as without (IP-02)', async () => {
    for (const { method, path } of endpoints) {
      const plain = await app.app.server.inject({ method, url: `/api${path}` });
      const slashed = await app.app.server.inject({ method, url: `/api${path}/` });
      expect([path, slashed.statusCode]).toEqual([path, plain.statusCode]);
    }
  });

  it('stops the start for a route without access', () => {
    const planted = Fastify();
    collectRoutes(planted);
    expect(() => planted.get('/planted', async () => 'open to whom?')).toThrow(
      'The route GET /planted does not declare who may call it.',
    );
  });
});

/** Areas whose routes are listed in their own tests. */
const isSideArea = (route: string): boolean => /^[A-Z]+ \/(media|dev|metrics)\b/.test(route);
