import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';

/** `npm run build`: the web app and the server, ready to be started. */
await Promise.all([buildServer(), buildWeb()]);
