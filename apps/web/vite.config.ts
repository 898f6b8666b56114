import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server for `npm run dev`; scripts/dev.ts may set another one. */
const apiOrigin = 'http://127.0.0.1:8080';

/**
 * Chunks load from static/js of the same site. Code that every page needs is one `shared` chunk imported by the
 * main module, so the main module runs only after it has loaded (RT-15).
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'static',
    // Text files and pictures have their own addresses, so that a strict CSP needs no data: URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      input: { main: 'index.html', 'not-found': '404.html' },
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|zustand|use-sync-external-store|regexparam|mitt)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiOrigin, '/media': apiOrigin } },
});
