// Browsers keep this file for ever: a change needs another name.
// If the scripts of the app cannot load, the page says so at once instead of after a delay (RT-12).
const warn = () => document.getElementById('load-error')?.classList.add('is-shown');
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && warn(), true);
// A page with its screen in it loads the app after the first paint.
let [main, ...others] = document.querySelectorAll('[rel=later]');
const start = () => {
  if (!main) return;
  for (const link of others) link.rel = 'modulepreload';
  import(main.href).catch(warn);
  main = undefined;
};
// Hidden pages are not painted.
if (document.hidden) start();
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, 1000);
