// See decision 490. Browsers keep this file: a change needs a new name.
const warn = () => document.getElementById('load-error')?.classList.add('is-shown');
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && warn(), true);
let [main, ...others] = document.querySelectorAll('[rel=later]');
const start = () => {
  if (!main) return;
  const { href } = main;
  main = undefined;
  for (const link of others) {
    link.onload = link.as && (() => import(href).catch(warn));
    link.onerror = link.as && warn;
    link.rel = link.as ? 'stylesheet' : 'modulepreload';
  }
};
if (document.hidden) start();
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, 1000);
