// Until the app has started. Browsers keep this file: a change needs a new name.
const beforeStart = () => document.getElementById('before-start');
// A script cannot be loaded (RT-12).
const warn = ({ target }) =>
  target instanceof HTMLScriptElement && document.getElementById('load-error')?.classList.add('is-shown');
addEventListener('error', warn, true);
// Only a button that says where it leads sends its form.
addEventListener('submit', (event) => {
  if (beforeStart() && !event.submitter?.name) event.preventDefault();
});
