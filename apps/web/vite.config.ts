import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

/** The server for `npm run dev`; scripts/dev.ts may set another one. */
const apiOrigin = 'http://127.0.0.1:8080';

/** The modules that an entry imports, directly or not: the main module and the steps of a visit in their order. */
const reachedBy = new Map<string, Set<string>>(
  [
    'main.tsx',
    'product-group-screen.tsx',
    'volume-screen.tsx',
    'location-screen.tsx',
    'configure-screen.tsx',
    'overview-screen.tsx',
  ].map((entry) => [entry, new Set()]),
);
const findReached: Plugin = {
  name: 'find-reached',
  buildEnd() {
    for (const [entry, reached] of reachedBy) {
      const add = (id: string) => {
        if (reached.has(id)) return;
        reached.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(add);
      };
      for (const id of this.getModuleIds()) if (id.endsWith(`/${entry}`)) add(id);
    }
  },
};
const isAtStart = (id: string): boolean => reachedBy.get('main.tsx')!.has(id);
/** Modules that at least two steps of a visit need. */
const isOfSteps = (id: string): boolean => {
  const steps = [...reachedBy.values()].slice(1);
  return !isAtStart(id) && steps.filter((reached) => reached.has(id)).length > 1;
};
const isOfVisit = (id: string): boolean => [...reachedBy.values()].some((reached) => reached.has(id));
const isPart = (id: string): boolean =>
  /lucide-react|national-phone|web[\\/]src[\\/](ui|shell|offer|use-)/.test(id);
const isOfFirstStep = (id: string): boolean =>
  isOfSteps(id) && ['product-group', 'volume'].some((step) => reachedBy.get(`${step}-screen.tsx`)!.has(id));
const isDrawing = (id: string): boolean =>
  /[\\/](drawing|preview|pictures|configuration)[\\/]|[\\/]ral(-colours)?\.ts$/.test(id);

/**
 * React creates five errors when it is loaded, only to compare them by identity. For each, a browser that is inspected
 * (DevTools, Lighthouse, browser tests) parses the script again to find the line: 22 of the 25 ms that loading takes.
 */
const errorsWithoutStack: Plugin = {
  name: 'errors-without-stack',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      let replaced = 0;
      const changed = code.replace(/(Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g, (_, start) => {
        replaced++;
        return `${start}Object.create(Error.prototype)`;
      });
      if (replaced !== 5) this.error(`React creates ${replaced} errors when it is loaded instead of 5.`);
      return { code: changed, map: null };
    },
  },
};

/** Messages of React for faults that our types exclude: visitors would load them, and the limit of scripts is close. */
const longMessages: Readonly<Record<string, string>> = {
  '"takes an object of state variables to update or a function which returns an object of state variables."':
    '"setState"',
  '"React.Children.only expected to receive a single React element child."': '"Children.only"',
};

const shortMessages: Plugin = {
  name: 'short-messages',
  transform: {
    filter: { id: /[\\/]react\.production\.js$/ },
    handler(code) {
      let changed = code;
      for (const [long, short] of Object.entries(longMessages)) {
        if (!changed.includes(long)) this.error(`React has no message ${long}`);
        changed = changed.replace(long, short);
      }
      return { code: changed, map: null };
    },
  },
};

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
        ...{ root, configFile: false, publicDir: false, logLevel: 'warn', plugins: [wrapEmbed] },
        build: { write: false, rolldownOptions: { input } },
      });
      const [script] = 'output' in built ? built.output : [];
      response.setHeader('content-type', 'text/javascript');
      response.end(script?.type === 'chunk' ? script.code : '');
    });
  },
};

/** The development page gets the data block and the brand that the server writes into the built page. */
const catalogueBlock: Plugin = {
  name: 'catalogue-block',
  apply: 'serve',
  async transformIndexHtml() {
    const answer = await fetch(`${apiOrigin}/static/catalogue/boot.json`);
    const children = (await answer.text()).replaceAll('<', '\\u003c');
    return [
      { tag: 'script', attrs: { type: 'application/json', id: 'catalogue' }, children },
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/brand.css' }, injectTo: 'head' },
    ];
  },
};

/**
 * Chunks load from static/js of the same site. Code that every page needs is in the chunks `shared` and `start`
 * imported by the main module, so the main module runs only after they have loaded (RT-15).
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    errorsWithoutStack,
    shortMessages,
    findReached,
    wrapEmbed,
    serveEmbed,
    catalogueBlock,
  ],
  build: {
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
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
        // Shared modules are in few chunks, because each chunk is a request of its own.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|zustand|use-sync-external-store|regexparam|mitt)[\\/]|create-root\.ts$/,
              priority: 3,
            },
            { name: 'start', test: isAtStart, minShareCount: 2, priority: 9 },
            // What the first steps need, what draws units, and what prices and changes a configuration.
            { name: 'steps', test: (id: string) => isOfFirstStep(id) && !isDrawing(id), priority: 2 },
            // The desk shows the small picture of a unit too: in a chunk of its own it would be one more request.
            {
              name: 'drawing',
              test: (id: string) => isOfFirstStep(id) || id.endsWith('/unit-thumbnail.tsx'),
              priority: 2,
            },
            { name: 'configuration', test: isOfSteps, priority: 2 },
            {
              name: 'parts',
              test: (id: string) => isPart(id) && isOfVisit(id),
              minShareCount: 2,
              priority: 1,
            },
            // What later pages and the desk share is not loaded on the way to the overview.
            { name: 'later-parts', test: isPart, minShareCount: 3, priority: 0.5 },
          ].map((group) => ({ includeDependenciesRecursively: false, ...group })),
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': apiOrigin,
      '/media': apiOrigin,
      '/static/catalogue': apiOrigin,
      '/brand.css': apiOrigin,
      '/favicon.svg': apiOrigin,
    },
  },
});
