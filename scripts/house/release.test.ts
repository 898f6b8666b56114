import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from '../../apps/server/src/platform/http/openapi.ts';
import { startTestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

it('the changelog describes the version of package.json, newest first, with upgrade notes (IN-07, A12)', () => {
  const changelog = read('CHANGELOG.md');
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) · \d{4}-\d{2}-\d{2}$/gm)].map(
    ([, each]) => each,
  );
  expect(released[0]).toBe(version);
  expect(changelog).toMatch(/^### Upgrade notes$/m);
});

it('page and API tell the version (IN-07, A12)', async () => {
  const app = await startTestApp();
  try {
    const settings = (await app.app.server.inject('/api/settings')).json();
    expect(settings.version).toBe(version);
    const described = (await app.app.server.inject('/api/openapi.json')).json();
    expect(described.info.version).toBe(version);
    const manifest = await app.app.server.inject('/manifest.webmanifest');
    expect(manifest.json()).toMatchObject({ name: 'Silowright', display: 'standalone' });
  } finally {
    await app.stop();
  }
  expect(read('apps/site/index.html')).toContain('<meta name="version" content="0.0.0" />');
  expect(
    openApiDocument(
      [],
      { version, companyName: 'Silowright' },
      { segment: [], 'priced-segment': [], 'storage-type': [], locale: [] },
    ),
  ).toMatchObject({ info: { version } });
});
