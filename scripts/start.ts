import { ensureWebBuilt } from './build-web.ts';

/** `npm start`: builds the web app if needed, then serves everything on one port. */
await ensureWebBuilt();
await import('../apps/server/src/main.ts');
