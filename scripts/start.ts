import { ensureWebBuilt } from './build-web.ts';

/** `npm start`: builds what is missing, then serves everything on one port. */
await ensureWebBuilt();
await import('../apps/server/src/main.ts');
