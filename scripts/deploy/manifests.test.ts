import { existsSync, globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundleFolder, memoryFlag } from '../../apps/server/built-server.ts';
import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { settings } from '../../apps/server/src/platform/config/settings.ts';
import { connectionLimits } from '../../apps/server/src/platform/http/limit-connections.ts';
import { startTestApp, type TestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { type Instruction, readCopy, readDockerfile } from './dockerfile.ts';
import { type Manifest, readCompose, readManifests } from './read-yaml.ts';

/**
 * No container engine runs these files in tests. These tests compare the files with the server;
 * find-schema-errors.test.ts checks their keys against the schemas.
 */
const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const settingNames = new Set<string>(Object.values(settings).map(({ name }) => name));
/** Time that main.ts gives running requests after DRAIN_SECONDS, plus five seconds. */
const [, patienceMs = 'nothing found'] =
  /drainSeconds \* 1000 \+ ([\d_]+)/.exec(readFileSync('apps/server/src/main.ts', 'utf8')) ?? [];
const patienceSeconds = Number(patienceMs.replaceAll('_', '')) / 1000 + 5;

describe('the Dockerfile', () => {
  const stages = readDockerfile(read('Dockerfile'));
  const final = stages.at(-1)?.instructions ?? [];
  const restOf = (word: string) => final.filter((one) => one.word === word).map(({ rest }) => rest);

  it('copies only existing files, and the package file of every workspace before it installs', () => {
    const workspaces = globSync(['apps/*/package.json', 'packages/*/package.json']);
    for (const { instructions } of stages.slice(0, -1)) {
      const install = instructions.findIndex(({ rest }) => rest.startsWith('npm ci'));
      const copied = instructions
        .slice(0, install)
        .filter(({ word }) => word === 'COPY')
        .flatMap(({ rest }) => readCopy(rest).sources);
      for (const file of workspaces) expect(copied).toContain(file);
    }
    const sources = stages.flatMap(({ instructions }) =>
      instructions.filter(({ word }) => word === 'COPY').map(({ rest }) => readCopy(rest)),
    );
    for (const { from, sources: files } of sources) {
      if (from) expect(stages.map(({ name }) => name)).toContain(from);
      else for (const file of files) expect([file, existsSync(file)]).toEqual([file, true]);
    }
  });

  it('runs without root rights, receives SIGTERM directly and has a health check', () => {
    expect(restOf('USER')).toEqual(['node']);
    expect(JSON.parse(restOf('CMD').join())).toEqual(['node', memoryFlag, `${bundleFolder}/main.js`]);
    expect(restOf('HEALTHCHECK')[0]).toContain('/readyz');
    expect(restOf('RUN').join()).not.toContain('npm');
    for (const line of restOf('ENV')) expect(settingNames).toContain(line.split('=')[0]);
  });
});

describe('compose.yaml', () => {
  const { services, volumes }: Manifest = readCompose(read('compose.yaml'));
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
  const example = Object.fromEntries(
    [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const offered = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name ?? '',
  );

  it('uses exactly the variables of .env.example', () => {
    expect(new Set(Object.keys(example))).toEqual(new Set(asked));
  });

  it('passes on every setting, either set here or from its env file (A2)', () => {
    for (const name of ['app-1', 'app-2', 'backup']) {
      const { env_file: files, environment } = services[name];
      expect(files).toEqual(['.env']);
      const missing = [...settingNames].filter(
        (setting) => !(setting in environment) && !offered.includes(setting),
      );
      expect(missing).toEqual([]);
    }
    for (const name of offered) expect([...settingNames, ...asked]).toContain(name);
  });

  it('gives the server valid settings', () => {
    const values: Record<string, string> = { ...example, DATABASE_PASSWORD: 'a-long-random-word' };
    const settingsOf = (all: Record<string, string>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => settingNames.has(name)));
    const fill = (text: string) =>
      text.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, name) => values[name] ?? '');
    for (const name of ['app-1', 'app-2']) {
      const env = { ...settingsOf(values), ...services[name].environment } as Record<string, string>;
      for (const setting of Object.keys(env)) expect(settingNames).toContain(setting);
      const filled = Object.fromEntries(Object.entries(env).map(([key, text]) => [key, fill(text)]));
      const outcome = loadConfig(filled);
      if (!outcome.ok) expect(outcome.reason).toEqual([]);
      else {
        const stop = Number.parseInt(services[name].stop_grace_period, 10);
        expect(stop).toBeGreaterThanOrEqual(outcome.value.drainSeconds + patienceSeconds);
      }
    }
  });

  it('names its volumes, pins its images and exposes no database (A10)', () => {
    const image = readDockerfile(read('Dockerfile')).at(-1)?.instructions ?? [];
    for (const [name, service] of Object.entries<Manifest>(services)) {
      // Exact versions: a moving tag would change an installation without an action of the operator (A10).
      const pinned = service.image === 'silowright' || /^\w+:\d+\.\d+(\.\d+)?(-\w+)?$/.test(service.image);
      expect([name, pinned]).toEqual([name, true]);
      for (const mount of service.volumes ?? []) {
        const [source, target] = mount.replace(/\$\{\w+:-([^}]*)\}/, '$1').split(':');
        if (source.startsWith('.')) continue;
        expect(Object.keys(volumes)).toContain(source);
        // A new volume has the owner of the image's folder, or root if the folder is missing.
        const owned = ({ word, rest }: Instruction) => word === 'RUN' && rest.includes('chown node:node');
        if (service.image === 'silowright') expect(image.find(owned)?.rest.split(' ')).toContain(target);
      }
      if (name !== 'proxy') expect([name, service.ports]).toEqual([name, undefined]);
    }
    expect(existsSync('deploy/Caddyfile')).toBe(true);
    for (const name of ['app-1', 'app-2']) expect(read('Caddyfile')).toContain(`${name}:8080`);
  });
});

describe('the Kubernetes example', () => {
  const all = ['settings', 'silowright', 'backup', 'monitoring'].flatMap((file) =>
    readManifests(read(`kubernetes/${file}.yaml`)),
  );
  const one = (kind: string) => all.find((manifest) => manifest.kind === kind);
  const pods = [one('Deployment').spec.template, one('CronJob').spec.jobTemplate.spec.template];
  const deployed = pods[0];

  it('has every object once (A10)', () => {
    expect(all.map(({ kind }) => kind).sort()).toEqual([
      ...['ConfigMap', 'CronJob', 'Deployment', 'Gateway', 'HTTPRoute', 'HTTPRoute', 'NetworkPolicy'],
      ...['PersistentVolumeClaim', 'PodDisruptionBudget', 'Secret', 'Service', 'ServiceMonitor'],
    ]);
  });

  it('lists every setting, set or as a comment, and passes all of them to the server (A2)', () => {
    const text = read('kubernetes/settings.yaml');
    const named = new Set([...text.matchAll(/^ {2}(?:# )?([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
    expect([...settingNames].filter((name) => !named.has(name))).toEqual([]);
    const [container] = deployed.spec.containers;
    expect(container.envFrom.map((from: Manifest) => Object.keys(from)[0])).toEqual([
      'configMapRef',
      'secretRef',
    ]);
  });

  it('gives the server valid settings and enough time to stop', () => {
    const env = { ...one('ConfigMap').data, ...one('Secret').stringData };
    for (const name of Object.keys(env)) expect(settingNames).toContain(name);
    const outcome = loadConfig(env);
    expect(outcome).toMatchObject({ ok: true });
    const drain = outcome.ok ? outcome.value.drainSeconds : 0;
    expect(deployed.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + patienceSeconds);
  });

  it('refers to its objects by the right names', () => {
    const labels = deployed.metadata.labels;
    expect(one('Deployment').spec.selector.matchLabels).toEqual(labels);
    expect(one('Service').spec.selector).toEqual(labels);
    expect(one('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    const [container] = deployed.spec.containers;
    const port = container.ports[0].name;
    expect(one('Service').spec.ports[0].targetPort).toBe(port);
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      expect(container[probe].httpGet.port).toBe(port);
    }
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    const [backend] = one('HTTPRoute').spec.rules[0].backendRefs;
    const [servicePort] = one('Service').spec.ports;
    expect(backend).toEqual({ name: one('Service').metadata.name, port: servicePort.port });
    const { host } = new URL(one('ConfigMap').data.PUBLIC_URL);
    expect(one('HTTPRoute').spec.hostnames).toEqual([host]);
    const listeners: Manifest[] = one('Gateway').spec.listeners;
    for (const listener of listeners) expect(listener.hostname).toBe(host);
    for (const route of all.filter(({ kind }) => kind === 'HTTPRoute')) {
      const [{ name, sectionName }] = route.spec.parentRefs;
      expect(name).toBe(one('Gateway').metadata.name);
      expect(listeners.map((listener) => listener.name)).toContain(sectionName);
    }
    expect(one('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
    expect(one('NetworkPolicy').spec.ingress[0].ports[0].port).toBe(port);
    const monitor = one('ServiceMonitor').spec;
    expect(monitor.selector.matchLabels).toEqual(one('Service').metadata.labels);
    expect(monitor.endpoints[0].port).toBe(servicePort.name);
    const { name: secret, key } = monitor.endpoints[0].authorization.credentials;
    expect(one('Secret').metadata.name).toBe(secret);
    expect(Object.keys(one('Secret').stringData)).toContain(key);
    expect(one('Deployment').spec.replicas).toBeGreaterThan(one('PodDisruptionBudget').spec.minAvailable);
  });

  it('waits 15 minutes for a release that migrates tables', () => {
    const { periodSeconds, failureThreshold } = deployed.spec.containers[0].startupProbe;
    expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(15 * 60);
    expect(one('Deployment').spec.progressDeadlineSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
  });

  it('does not retry requests', () => {
    for (const route of all.filter(({ kind }) => kind === 'HTTPRoute'))
      for (const rule of route.spec.rules) expect(rule).not.toHaveProperty('retry');
  });

  it('restricts every container, limits its resources and mounts only existing volumes', () => {
    const images = new Set<string>();
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      const there = spec.volumes.map(({ name }: Manifest) => name);
      for (const container of [...(spec.initContainers ?? []), ...spec.containers]) {
        images.add(container.image);
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.requests.memory).toBeDefined();
        expect(container.resources.limits.memory).toBeDefined();
        for (const { name } of container.volumeMounts) expect(there).toContain(name);
        for (const from of container.envFrom ?? []) {
          const [[kind, { name }]]: Manifest = Object.entries(from);
          expect(one(kind === 'secretRef' ? 'Secret' : 'ConfigMap').metadata.name).toBe(name);
        }
      }
    }
    expect(images.size).toBe(1);
  });

  it('runs only scripts that the image contains', () => {
    const copied = readDockerfile(read('Dockerfile'))
      .at(-1)
      ?.instructions.flatMap(({ word, rest }) => (word === 'COPY' ? readCopy(rest).sources : []));
    const texts = [JSON.stringify(all), read('compose.yaml')].join();
    const used = new Set([...texts.matchAll(/scripts\/[\w-]+\.(?:ts|mjs)/g)].map(([file]) => file));
    expect(used.size).toBeGreaterThan(2);
    for (const file of used) expect(copied).toContain(file);
  });
});

describe('a proxy', () => {
  it.each([
    ['Caddyfile', /keepalive (\d+)s/],
    ['kubernetes/silowright.yaml', /connectionIdleTimeout: (\d+)s/],
  ])('closes idle connections before the server does: %s', (file, line) => {
    const keptSeconds = Number(line.exec(read(file))?.[1]);
    expect(keptSeconds).toBeLessThan(connectionLimits.keepAliveMs / 1000);
  });
});

describe('the alerts', () => {
  const token = 'a-token-for-the-alerts';
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ METRICS_TOKEN: token }, { sendMails: true });
  });
  afterAll(() => app.stop());

  it('use only metrics that the server exports', async () => {
    const headers = { authorization: `Bearer ${token}` };
    await app.app.server.inject({ url: '/metrics', headers });
    const { body } = await app.app.server.inject({ url: '/metrics', headers });
    const told = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const { groups }: Manifest = parse(read('prometheus-alerts.yaml'));
    const rules: Manifest[] = groups.flatMap((group: Manifest) => group.rules);
    expect(rules.length).toBeGreaterThan(8);
    for (const { alert, expr, annotations } of rules) {
      expect([alert, annotations.summary]).not.toContain(undefined);
      const names = (expr as string).match(/\b(silowright|nodejs)_\w+/g) ?? [];
      for (const name of names) expect(told).toContain(name.replace(/_(count|bucket|sum)$/, ''));
    }
  });
});
