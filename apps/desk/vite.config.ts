import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueBlock, proxy } from '../../packages/ui/vite/in-development.ts';
import { routesOfCalls } from '../../packages/ui/vite/routes-of-calls.ts';

/** Files of the desk have a folder of their own below /static: two apps share one port. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), routesOfCalls, catalogueBlock],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'static/desk',
    // Text files and pictures have their own addresses, so that a strict CSP needs no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The script that reads PDFs.
    chunkSizeWarningLimit: 650,
  },
  server: { proxy },
});
