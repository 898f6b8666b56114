import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../apps/server/src/platform/http/openapi.ts';
import { startTestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { releaseProblems } from './releases.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const tags = execFileSync('git', ['tag', '--list', 'v*'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

it('the changelog has a section for the version of package.json and for every tag (IN-07, A12)', () => {
  const changelog = read('CHANGELOG.md');
  expect(releaseProblems(changelog, version, tags)).toEqual([]);
  expect(changelog).toMatch(/^### Upgrade notes$/m);
});

describe('the check of releases', () => {
  const changelog = '# Changelog\n\n## 0.10.0 · 2027-01-02\n\nNew.\n\n## 0.9.0 · 2027-01-01\n\nOld.\n';
  it.each([
    ['0.10.0', ['v0.9.0', 'v0.10.0'], []],
    ['0.10.0', [], []],
    ['0.11.0', [], ['the first section is 0.10.0, package.json says 0.11.0']],
    ['0.10.0', ['v0.8.0'], ['v0.8.0 has no section']],
  ])('version %s with tags %j: %j', (now, tagged, problems) => {
    expect(releaseProblems(changelog, now, tagged)).toEqual(problems);
  });

  it('finds sections without a version and in another order', () => {
    const wrong = changelog.replace('0.9.0', '0.11.0').replace('## 0.10.0', '## Unreleased\n\n## 0.10.0');
    expect(releaseProblems(wrong, '0.10.0', [])).toEqual([
      '"Unreleased" is no version and date',
      '0.11.0 is not older than the section above it',
    ]);
  });
});

it('only package.json and the lock file have the version; the packages in it have none of their own', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: { '': { version: string } };
  };
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root });
  expect(manifests.length).toBeGreaterThan(5);
  expect(manifests.filter((file) => JSON.parse(read(file)).version !== '0.0.0')).toEqual([]);
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
