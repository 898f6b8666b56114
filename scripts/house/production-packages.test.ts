import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Lock, readLock } from '../lock-packages.ts';
import { installedFor, type Manifest, unlistedImports } from './production-packages.ts';
import { sourceFiles } from './source-files.ts';

const manifests = new Map(
  sourceFiles(/^((apps|packages)\/[^/]+\/)?package\.json$/).map(({ path, text }): [string, Manifest] => [
    path.replace(/\/?package\.json$/, ''),
    JSON.parse(text),
  ]),
);

describe('production', () => {
  it('imports only packages that its package.json lists as dependencies', () => {
    const files = sourceFiles(/^(apps|packages)\/.*\.tsx?$/);
    expect(unlistedImports(files, shared(manifests))).toEqual([]);
  });

  it('installs nothing that only builds, demonstrates or tests', () => {
    const installed = installedFor(readLock(), 'apps/server');
    expect(installed).toContain('fastify');
    const shipped = [...manifests.values()].flatMap(({ dependencies = {} }) => Object.keys(dependencies));
    const others = [...manifests.values()]
      .flatMap(({ devDependencies = {} }) => Object.keys(devDependencies))
      .filter((name) => !shipped.includes(name));
    expect(others).toEqual(expect.arrayContaining(['vite', 'tailwindcss', 'oidc-provider', 'vitest']));
    // Fastify needs it as well.
    expect(others.filter((name) => installed.has(name))).toEqual(['ajv']);
  });

  it('is what the Dockerfile installs', () => {
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(
      'RUN npm ci --omit=dev --workspace @silowright/server\n',
    );
  });
});

describe('the check of production', () => {
  const manifest = { dependencies: { fastify: '1', '@a/b': '1' }, devDependencies: { vite: '1' } };
  const problems = (path: string, text: string) =>
    unlistedImports([{ path, text }], new Map([['apps/site', manifest]]));

  it.each([
    ['apps/site/src/a.ts', "import x from 'fastify/x';\nimport y from '@a/b/c';\nimport 'node:fs';", 0],
    ['apps/site/src/a.ts', "import x from 'vite';", 1],
    ['apps/site/src/a.ts', "const x = await import('unknown');", 1],
    ['apps/site/src/a.test.ts', "import x from 'vite';", 0],
    ['apps/site/src/a.test.ts', "import x from 'unknown';", 1],
    ['apps/site/vite.config.ts', "import x from 'vite';", 0],
  ])('%s with %j has %i problems', (path, text, count) => {
    expect(problems(path, text)).toHaveLength(count);
  });

  it('follows what packages need', () => {
    const lock: Lock = {
      'apps/server': { dependencies: { a: '1' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0' },
    };
    expect(installedFor(lock, 'apps/server')).toEqual(new Set(['apps/server', 'a', 'b']));
  });
});

/** Tests of every package also use the tools that the root lists. */
function shared(all: ReadonlyMap<string, Manifest>): Map<string, Manifest> {
  const tools = all.get('')?.devDependencies ?? {};
  return new Map(
    [...all].map(([home, { dependencies = {}, devDependencies = {} }]) => [
      home,
      { dependencies, devDependencies: { ...tools, ...devDependencies } },
    ]),
  );
}
