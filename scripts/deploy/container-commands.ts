import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, readCompose, readManifests } from './read-yaml.ts';

/** A command that a manifest or the compose file runs instead of the image's CMD. */
export interface ContainerCommand {
  readonly name: string;
  readonly words: readonly string[];
  /** Mount paths of its volumes. */
  readonly mounts: readonly string[];
}

export function containerCommands(): ContainerCommand[] {
  const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
    readManifests(readFileSync(file, 'utf8')),
  );
  const containers = manifests
    .map(({ spec }: Manifest) => (spec?.jobTemplate?.spec ?? spec)?.template?.spec)
    .flatMap((pod) => [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])])
    .map(({ name, command, volumeMounts }: Manifest) => ({
      name: `kubernetes/${name}`,
      words: command,
      mounts: volumeMounts?.map(({ mountPath }: Manifest) => mountPath) ?? [],
    }));
  const { services }: Manifest = readCompose(readFileSync('deploy/compose.yaml', 'utf8'));
  const composed = Object.entries<Manifest>(services).map(([name, { command, volumes }]) => ({
    name: `compose/${name}`,
    // Compose escapes $ as $$.
    words: command?.map((word: string) => word.replaceAll('$$', '$')),
    mounts: volumes?.map((mount: string) => /:(\/[^:]*)(:ro)?$/.exec(mount)?.[1]) ?? [],
  }));
  return [...containers, ...composed].filter(({ words }) => words !== undefined);
}

/** The folder that replaces a mount. */
export const mappedInto = (root: string, mount: string): string => path.join(root, mount);

/** Runs it in `app`, which holds the image's files, with every mount as a folder under `root`. */
export function runMapped(
  { words, mounts }: ContainerCommand,
  root: string,
  app: string,
  env: Record<string, string>,
): SpawnSyncReturns<string> {
  for (const mount of mounts) mkdirSync(mappedInto(root, mount), { recursive: true });
  // Replaces only whole path segments: /seal does not match /seal-secret.
  const named = new RegExp(`(?<![\\w/.-])(${mounts.join('|')})(?![\\w.-])`, 'g');
  const [program = '', ...rest] = words.map((word) =>
    word.replace(named, (mount) => mappedInto(root, mount)),
  );
  // Uses the running Node instead of the image's.
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  return spawnSync(program, rest, { cwd: app, env: { ...env, PATH }, encoding: 'utf8' });
}
