import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, build, defineConfig, type Plugin } from 'vite';
import { catalogueBlock, proxy } from '../../packages/ui/vite/in-development.ts';
import { routesOfCalls } from '../../packages/ui/vite/routes-of-calls.ts';

/** Runs in pages of other sites: none of its names may become theirs. */
const wrapEmbed: Plugin = {
  name: 'wrap-embed',
  renderChunk: (code, { name }) => (name === 'embed' ? { code: `(() => {${code}})();`, map: null } : null),
};

/** In development `/embed.js` is built for each request: other sites load it as one script without imports. */
const serveEmbed: Plugin = {
  name: 'serve-embed',
  configureServer({ middlewares, config: { root } }) {
    middlewares.use('/embed.js', async (_request, response) => {
      const input = { embed: `${root}/src/embed/element.ts` };
      const built = await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [routesOfCalls, wrapEmbed],
        build: { write: false, rolldownOptions: { input } },
      });
      const [script] = 'output' in built ? built.output : [];
      response.setHeader('content-type', 'text/javascript');
      response.end(script?.type === 'chunk' ? script.code : '');
    });
  },
};

/** The same in both builds, so that they name the same files. */
const assetFileNames = 'static/[ext]/[name]-[hash][extname]';

/**
 * Chunks load from static/js of the same site. Code that every page needs is in the chunks `vendor` and `start`
 * imported by the main module, so the main module runs only after they have loaded (RT-15).
 */
const forBrowsers: BuildOptions = {
  outDir: 'dist',
  emptyOutDir: true,
  target: 'es2022',
  assetsDir: 'static',
  // Text files and pictures have their own addresses, so that a strict CSP needs no data: URLs.
  assetsInlineLimit: 0,
  // Browsers that do not know these links load the same scripts a little later.
  modulePreload: { polyfill: false },
  // The view in space; e2e/bundle-size.spec.ts limits every chunk that matters.
  chunkSizeWarningLimit: 650,
  rolldownOptions: {
    input: {
      main: 'index.html',
      'not-found': '404.html',
      embed: 'src/embed/element.ts',
      sw: 'src/offline/service-worker.ts',
    },
    output: {
      // Other sites name embed.js, and browsers remember sw.js: their addresses never change.
      entryFileNames: ({ name }) =>
        ['embed', 'sw'].includes(name) ? `${name}.js` : 'static/js/[name]-[hash].js',
      chunkFileNames: 'static/js/[name]-[hash].js',
      assetFileNames,
      codeSplitting: {
        groups: [
          { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
          { name: 'start', tags: ['$initial'], minShareCount: 2, priority: 1 },
          // Icons and controls of many parts: without this group each is a request of its own.
          {
            name: 'parts',
            test: /lucide-react|ui[\\/]src[\\/]parts[\\/]/,
            minShareCount: 3,
            includeDependenciesRecursively: false,
          },
        ],
      },
    },
  },
};

/** The first screens as markup, for the server (decision 8): with all packages, because an image installs none of these. */
const forServer: BuildOptions = {
  outDir: 'dist/prerender',
  ssr: true,
  copyPublicDir: false,
  assetsDir: 'static',
  assetsInlineLimit: 0,
  rolldownOptions: { input: 'src/prerender.tsx', output: { assetFileNames } },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), routesOfCalls, wrapEmbed, serveEmbed, catalogueBlock],
  build: isSsrBuild ? forServer : forBrowsers,
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { proxy },
}));
