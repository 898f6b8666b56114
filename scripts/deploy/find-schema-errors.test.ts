import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeErrors, kubernetesErrors } from './find-schema-errors.ts';
import { readCompose, readManifests } from './read-yaml.ts';

/** The file with one error. */
function planted(file: string, right: string, wrong: string): string {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(right);
  return text.replace(right, wrong);
}

describe('the Kubernetes example', () => {
  const server = 'deploy/kubernetes/silowright.yaml';
  const backup = 'deploy/kubernetes/backup.yaml';

  const shipped = globSync('deploy/kubernetes/*.yaml');
  const wrongs = [
    ['a misspelt key', server, 'topologySpreadConstraints:', 'topologySpreadConstraint:', 'PodSpec'],
    [
      'a misspelt key, deep inside',
      server,
      'capabilities: { drop:',
      'capabilities: { dropp:',
      'Capabilities',
    ],
    ['a key in the wrong place', backup, 'backoffLimit: 2', 'concurrencyPolicy: Forbid', 'JobSpec'],
    ['a missing key', server, '      hostname: configurator.example.com\n      tls:', '      tlss:', 'tlss'],
    ['a misspelt key of the gateway', server, 'backendRefs:', 'backends:', 'backends'],
    ['a misspelt protocol', server, 'protocol: HTTPS', 'protocol: Https', 'Https'],
    ['a text where a number belongs', server, 'replicas: 2', 'replicas: two', 'number'],
    [
      'a bare off, which is not a string',
      server,
      'cluster-issuer: letsencrypt',
      'cluster-issuer: off',
      'boolean',
    ],
    ['an unknown kind', backup, 'kind: CronJob', 'kind: CronJobs', 'CronJobs'],
    ['a kind of another group', backup, 'apiVersion: batch/v1', 'apiVersion: apps/v1', 'CronJob'],
    ['a removed version', backup, 'apiVersion: batch/v1', 'apiVersion: batch/v1beta1', 'batch/v1beta1'],
  ] as const;
  const found = kubernetesErrors([
    ...shipped.map((file) => readManifests(readFileSync(file, 'utf8'))),
    ...wrongs.map(([, file, right, wrong]) => readManifests(planted(file, right, wrong))),
  ]);

  it.each(shipped.map((file, index) => ({ file, index })))('$file matches the schema', ({ index }) => {
    expect(found[index]).toEqual([]);
  });

  it.each(wrongs.map(([what, , , , told], index) => ({ what, told, index })))(
    'is rejected with $what',
    ({ told, index }) => {
      expect(found[shipped.length + index]?.join()).toContain(told);
    },
  );
});

describe('the compose file', () => {
  const file = 'deploy/compose.yaml';

  it('matches the schema', () => {
    expect(composeErrors(readCompose(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['a misspelt key', 'stop_grace_period:', 'stop_grace_time:', 'stop_grace_time'],
    ['a misspelt key, deep inside', 'retries: 10', 'retry: 10', 'retry'],
    ['an unknown condition', 'condition: service_healthy', 'condition: healthy', 'condition'],
    ['an invalid time', 'interval: 5s', 'interval: five', 'interval'],
    ['a misspelt part of the file', '\nvolumes:', '\nvolume:', 'volume'],
  ])('is rejected with %s', (_, right, wrong, told) => {
    expect(composeErrors(readCompose(planted(file, right, wrong))).join()).toContain(told);
  });
});
