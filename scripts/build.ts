import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';
import { writeCompileCache } from './write-compile-cache.ts';

/**
 * `npm run build`: the web app and the server, ready to be started. With `-- --compile-cache` also the compiled code of
 * the server, for an image: a container would otherwise compile it at each start.
 */
await Promise.all([buildServer(), buildWeb()]);
if (process.argv.includes('--compile-cache')) await writeCompileCache();
