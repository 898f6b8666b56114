import type { PopupConfigOptions } from '@auth0/auth0-spa-js';

const [width, height] = [400, 600];

/**
 * The window of a login, as large as the library's own (ID-07). A provider's page may close itself right after it
 * posted its answer, and the library, which looks once a second, may see the closed window before the answer. So the
 * window counts as closed when it was closed at the look before, too. `{}` if the browser refuses the window: the
 * library then reports it.
 */
export function openLoginPopup(): PopupConfigOptions {
  const popup = openWindow();
  if (!popup) return {};
  let wasClosed = false;
  return {
    popup: {
      location: popup.location,
      close: () => popup.close(),
      get closed() {
        const before = wasClosed;
        wasClosed = popup.closed;
        return before && wasClosed;
      },
    },
  };
}

function openWindow(): Window | null {
  const left = window.screenX + (window.innerWidth - width) / 2;
  const top = window.screenY + (window.innerHeight - height) / 2;
  const features = `left=${left},top=${top},width=${width},height=${height},resizable,scrollbars=yes,status=1`;
  try {
    return window.open('', 'auth0:authorize:popup', features);
  } catch {
    return null;
  }
}
