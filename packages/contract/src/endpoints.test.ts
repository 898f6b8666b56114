import { expect, it } from 'vitest';
import type { Endpoint } from './call.ts';
import { endpoints } from './calls.ts';

const all: readonly Endpoint[] = endpoints;

/** Name and value of a field, for the endpoints that have it. */
const withField = <Field extends keyof Endpoint>(field: Field) =>
  Object.fromEntries(all.filter((one) => one[field] !== undefined).map((one) => [one.name, one[field]]));

it('has one entry for each name and for each method and path', () => {
  expect(all.length).toBeGreaterThan(90);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
});

it('knows all calls of staff by their address', () => {
  const named = all.filter(({ name }) => name.startsWith('admin-'));
  expect(named.filter(({ access }) => access !== 'staff')).toEqual([]);
  expect(all.filter(({ access }) => access === 'staff').map(({ name }) => name)).toEqual(
    named.map(({ name }) => name),
  );
  expect(named.filter(({ path }) => !path.startsWith('/admin/'))).toEqual([]);
});

it('limits calls that send mail, take a place in the calendar or store a file, and no others (threats 6, 15, 17, 78, 79)', () => {
  expect(withField('rateLimit')).toEqual({
    'save-logo': 'upload',
    'create-offer': 'mail',
    'create-deal-offer': 'mail',
    'create-lead': 'mail',
    'save-site-photo': 'upload',
    'book-meeting': 'booking',
    'confirm-meeting': 'mail',
    'move-meeting': 'mail',
    'cancel-meeting': 'mail',
    'sign-quotation': 'mail',
    'decline-quotation': 'mail',
    'resend-quotation': 'mail',
    'download-unit-file': 'file',
    'download-project-file': 'file',
  });
});

it('serves calls that end a visit and publishes of staff first under load, and no others (threat 52)', () => {
  expect(withField('priority')).toEqual({
    'create-offer': 'high',
    'create-deal-offer': 'high',
    'create-lead': 'high',
    'book-meeting': 'high',
    'confirm-meeting': 'high',
    'sign-quotation': 'high',
    'decline-quotation': 'high',
    'admin-publish-prices': 'high',
    'admin-publish-options': 'high',
  });
});

it('names the thread of each call whose answer is made in one (S16)', () => {
  expect(withField('thread')).toEqual({
    'download-unit-file': 'files',
    'download-project-file': 'files',
    'download-quotation': 'papers',
    'download-site-sheet': 'papers',
    'read-signing-document': 'papers',
    'sign-request': 'papers',
    'admin-print-revision': 'papers',
    'sign-quotation': 'seals',
    'save-logo': 'pictures',
    'save-site-photo': 'pictures',
    'admin-upload-logo': 'pictures',
  });
});
