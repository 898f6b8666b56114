import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { containerCommands, mappedInto, runMapped } from '../scripts/deploy/container-commands.ts';
import { type Instruction, readCopy, readDockerfile } from '../scripts/deploy/dockerfile.ts';
import { sourceFiles } from '../scripts/house/source-files.ts';

/**
 * `node scripts/run.mjs tools/try-image.ts`: executes deploy/Dockerfile without Docker. Each stage is an empty
 * folder, COPY copies what .dockerignore does not exclude, RUN is executed, and CMD is started and checked for
 * readiness. The container commands of the compose file and the Kubernetes example run there too, with folders as
 * volumes. What needs a container (base image, users, volumes) is skipped and reported.
 */
const root = mkdtempSync(path.join(os.tmpdir(), 'silowright-image-'));
const stages = readDockerfile(readFileSync('deploy/Dockerfile', 'utf8'));
const context = new Set(
  sourceFiles(/./)
    .map((file) => file.path)
    .filter(isSent),
);
const environment: Record<string, string> = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? root };

try {
  for (const { name, instructions } of stages) {
    console.log(`── ${name}`);
    mkdirSync(folderOf(name), { recursive: true });
    for (const instruction of instructions) follow(name, instruction);
  }
  await startFinal();
} finally {
  rmSync(root, { recursive: true, force: true });
}

function folderOf(stage: string): string {
  return path.join(root, stage);
}

function follow(stage: string, { word, rest }: Instruction): void {
  if (word === 'COPY') copy(stage, rest);
  else if (word === 'RUN' && rest.startsWith('npm')) {
    console.log(`   ${rest}`);
    const { status } = spawnSync('sh', ['-c', rest], {
      cwd: folderOf(stage),
      env: environment,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}`);
  } else if (!['FROM', 'WORKDIR', 'CMD', 'ENV'].includes(word))
    console.log(`   not checked here: ${word} ${rest.slice(0, 60)}`);
}

function copy(stage: string, rest: string): void {
  const { from, sources, target } = readCopy(rest);
  for (const source of sources) {
    const wanted = source.replace(/^\/app\//, '');
    const into = path.join(
      folderOf(stage),
      target.endsWith('/') ? path.join(target, path.basename(source)) : target,
    );
    if (from) {
      cpSync(path.join(folderOf(from), wanted), path.join(folderOf(stage), target), {
        recursive: true,
        verbatimSymlinks: true,
      });
      continue;
    }
    const inside = source === '.' ? '' : `${source}/`;
    const files = context.has(source) ? [source] : [...context].filter((file) => file.startsWith(inside));
    if (files.length === 0) throw new Error(`COPY ${source}: .dockerignore excludes all of it`);
    for (const file of files) {
      const place = file === source ? into : path.join(folderOf(stage), target, file.slice(inside.length));
      mkdirSync(path.dirname(place), { recursive: true });
      cpSync(file, place);
    }
  }
}

/** Applies .dockerignore: the last matching line wins. */
function isSent(file: string): boolean {
  let sent = true;
  for (const line of readFileSync('.dockerignore', 'utf8').split('\n')) {
    const pattern = line.replace(/^!/, '');
    if (line === '' || line.startsWith('#')) continue;
    const steps = file.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'));
    if (steps.some((step) => path.matchesGlob(step, pattern))) sent = line.startsWith('!');
  }
  return sent;
}

async function startFinal(): Promise<void> {
  const final = folderOf('final');
  const instructions = stages.at(-1)?.instructions ?? [];
  const command = JSON.parse(instructions.find(({ word }) => word === 'CMD')?.rest ?? '[]') as string[];
  const data = path.join(root, 'data');
  const child = spawn(process.execPath, command.slice(1), {
    cwd: final,
    env: {
      ...environment,
      NODE_ENV: 'production',
      DATA_DIR: data,
      PORT: '4680',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://configurator.example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'quotations@example.com',
      SALES_EMAIL: 'sales@example.com',
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const base = 'http://127.0.0.1:4680';
    await answered(`${base}/readyz`);
    const page = await (await fetch(base)).text();
    if (!page.includes('<script')) throw new Error('the web app is not in the image');
    runCommands(final, data);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/doctor.ts'], {
      cwd: final,
      env: { ...environment, DATA_DIR: data },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`the doctor ended with ${status}: ${stderr}`);
  } finally {
    child.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`the server ended with ${code}`);
  const strangers = [
    'vite',
    'tailwindcss',
    'oidc-provider',
    'vitest',
    'typescript',
    '@playwright',
    '@biomejs',
    'react',
    'smtp-server',
  ].filter((name) => existsSync(path.join(final, 'node_modules', name)));
  if (strangers.length > 0) throw new Error(`not needed to run: ${strangers.join(', ')}`);
  const bytes = readdirSync(final, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  console.log(
    `The files of the image start, serve, back up and stop: ${Math.round(bytes / 2 ** 20)} MB without Node.`,
  );
}

function runCommands(app: string, data: string): void {
  for (const command of containerCommands()) {
    console.log(`   ${command.name}: ${command.words.at(-1)?.trim()}`);
    // Each has separate volumes: two backups within a second would have the same name.
    const volumes = path.join(root, 'volumes', command.name);
    const secret = mappedInto(volumes, '/seal-secret');
    mkdirSync(secret, { recursive: true });
    for (const file of ['tls.key', 'tls.crt']) writeFileSync(path.join(secret, file), file);
    const { status, stderr } = runMapped(command, volumes, app, { DATA_DIR: data });
    if (status !== 0) throw new Error(`${command.name} ended with ${status}: ${stderr}`);
  }
}

async function answered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const ok = await fetch(url)
      .then((response) => response.ok)
      .catch(() => false);
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer`);
}
