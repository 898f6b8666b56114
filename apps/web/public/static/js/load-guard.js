// Runs without the app: when its scripts cannot load, the page says so at once instead of after a while (RT-12).
addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement)
      document.getElementById('load-error')?.classList.add('is-shown');
  },
  true,
);
