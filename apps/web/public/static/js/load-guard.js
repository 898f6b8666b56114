// Runs without the app: if its scripts cannot load, the page says so at once instead of after a delay (RT-12).
addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement)
      document.getElementById('load-error')?.classList.add('is-shown');
  },
  true,
);
