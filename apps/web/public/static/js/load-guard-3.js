// See decision 490. Browsers keep this file: a change needs a new name.
const warn = () => document.getElementById('load-error')?.classList.add('is-shown');
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && warn(), true);
let [main, ...others] = document.querySelectorAll('[rel=later]');
const pause = () => new Promise((next) => setTimeout(next));
/** Each script in a task of its own; one that fails is reported by the main script. */
const run = async (hrefs) => {
  for (const href of hrefs) await import(href).then(pause).catch(() => {});
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
if (document.hidden) start();
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, 1000);
