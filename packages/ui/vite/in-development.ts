import type { Plugin } from 'vite';

/** The server for `npm run dev`. */
const apiOrigin = 'http://127.0.0.1:8080';

/** What a page of the development server asks the server for. */
export const proxy = Object.fromEntries(
  ['/api', '/media', '/static/catalogue', '/brand.css', '/favicon.svg'].map((path) => [path, apiOrigin]),
);

/** A page in development gets the data block and the brand that the server writes into a built page. */
export const catalogueBlock: Plugin = {
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
