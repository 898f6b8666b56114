declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The queue a tag manager reads; nothing is sent from here (D11). */
export function pushEvent(event: Readonly<Record<string, unknown>>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
  window.dispatchEvent(new Event('silowright:event'));
}

/** Every navigation (RT-06). */
export const pushPageView = (step: string): void =>
  pushEvent({
    event: 'page_view',
    step,
    path: window.location.pathname + window.location.hash,
    title: document.title,
  });
