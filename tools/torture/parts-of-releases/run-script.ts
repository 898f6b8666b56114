import { spawn } from 'node:child_process';

/** Runs a command of a release as an operator does. */
export function runScript(
  folder: string,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly status: number | null; readonly said: string }> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, said }));
  });
}

export const mustRun = async (...command: Parameters<typeof runScript>): Promise<void> => {
  const { status, said } = await runScript(...command);
  if (status !== 0) throw new Error(`${command[1]} ended with ${status}: ${said}`);
};
