import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/**
 * `npm run dev`: starts the server, which restarts on changes, Vite in front of it with hot reload (site on
 * 5173, desk on 5175), and a page of another origin that embeds the configurator.
 */
const server = spawn('node', ['--watch', 'apps/server/src/main.ts'], { stdio: 'inherit' });
const apps = (
  [
    ['site', '5173'],
    ['desk', '5175'],
  ] as const
).map(([name, port]) =>
  spawn('vite', [`apps/${name}`, '--port', port], { stdio: 'inherit', shell: process.platform === 'win32' }),
);

const examplePage = path.join(import.meta.dirname, '../docs/examples/embed.html');
const otherSite = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(readFileSync(examplePage));
});
otherSite.listen(5174, '127.0.0.1', () =>
  console.info('Embedded in a page of another site: http://127.0.0.1:5174'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    for (const app of apps) app.kill(signal);
    otherSite.close();
  });
}
