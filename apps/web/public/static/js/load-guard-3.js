// See decision 8. Browsers keep this file: a change needs a new name.
const warn = () => document.getElementById('load-error')?.classList.add('is-shown');
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && warn(), true);
let [main, ...others] = document.querySelectorAll('[rel=later]');
const run = async (hrefs) => {
  for (const href of hrefs)
    await import(href).then(() => new Promise((next) => setTimeout(next))).catch(() => {});
};
const start = () => {
  if (!main) return;
  const { href } = main;
  main = undefined;
  const scripts = others.filter((link) => !link.as).map((link) => link.href);
  for (const link of others) {
    link.onload = link.as && (() => run(scripts).then(() => import(href).catch(warn)));
    link.onerror = link.as && warn;
    link.rel = link.as ? 'stylesheet' : 'modulepreload';
  }
};
const afterPictures = () =>
  Promise.all([...document.images].map((image) => image.decode().catch(() => {}))).then(start);
if (document.hidden) start();
new PerformanceObserver(afterPictures).observe({ type: 'paint', buffered: true });
setTimeout(start, 1000);
