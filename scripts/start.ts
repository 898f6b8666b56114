import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFolder, memoryFlag } from '../apps/server/built-server.ts';
import { ensureServerBuilt } from './build-server.ts';
import { ensureWebBuilt } from './build-web.ts';

/** `npm start`: builds web app and server if needed, then serves everything on one port. */
await ensureWebBuilt();
await ensureServerBuilt();
const server = path.join(import.meta.dirname, '..', bundleFolder, 'main.js');
// In place of this process, so that what the build loaded is gone and signals reach the server. Not on Windows.
if (process.execve && process.platform !== 'win32')
  process.execve(process.execPath, [process.execPath, memoryFlag, server]);
await import(pathToFileURL(server).href);
