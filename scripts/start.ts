import { ensureServerBuilt } from './build-server.ts';
import { ensureWebBuilt } from './build-web.ts';

/** `npm start`: builds web app and server if needed, then serves everything on one port. */
await ensureWebBuilt();
await ensureServerBuilt();
const server = '../apps/server/dist/main.js';
await import(server);
