import { type Lock, neededBy } from '../lock-packages.ts';
import { importsOf } from './import-graph.ts';
import { isTest, readsSample, type SourceFile } from './source-files.ts';

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Parts of a package that build or demonstrate: a production installation does without them. */
const onlyForDevelopment =
  /^(apps\/(site|desk)\/vite\.config\.ts|packages\/ui\/vite\/|apps\/server\/src\/platform\/identity\/demo\/)/;

/** Packages that code imports and its package.json does not list; production code needs them in `dependencies`. */
export function unlistedImports(
  files: readonly SourceFile[],
  manifests: ReadonlyMap<string, Manifest>,
): string[] {
  return importsOf(files).flatMap(({ file, from, target }) => {
    const home = /^(apps|packages)\/[^/]+/.exec(file.path)?.[0];
    if (!home || target !== undefined || /^(node|virtual):/.test(from) || readsSample(file.path, from))
      return [];
    const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/');
    const { dependencies = {}, devDependencies = {} } = manifests.get(home) ?? {};
    const mayDevelop = isTest(file.path) || onlyForDevelopment.test(file.path);
    if (name in dependencies || (mayDevelop && name in devDependencies)) return [];
    return [`${file.path}: ${from} is not in the dependencies of ${home}/package.json`];
  });
}

/** Names of all packages that an installation of one workspace without development packages holds. */
export function installedFor(lock: Lock, workspace: string): Set<string> {
  const places = new Set([workspace]);
  for (const place of places) for (const needed of neededBy(lock, place)) places.add(needed);
  return new Set([...places].map((place) => place.split('node_modules/').at(-1) ?? place));
}
