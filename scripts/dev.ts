import { spawn } from 'node:child_process';

/** `npm run dev`: starts the server, which restarts on changes, and Vite in front of it with hot reload. */
const server = spawn('node', ['--watch', 'apps/server/src/main.ts'], { stdio: 'inherit' });
const web = spawn('vite', ['apps/web', '--port', '5173'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.kill(signal);
    web.kill(signal);
  });
}
