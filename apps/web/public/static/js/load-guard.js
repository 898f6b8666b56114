// Runs without the app: when its scripts cannot load, the page says so instead of staying empty (RT-12).
(() => {
  const show = () => {
    const box = document.getElementById('load-error');
    if (box) box.hidden = false;
  };
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && show(), true);
  setTimeout(show, 20_000);
})();
