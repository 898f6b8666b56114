/** The AR viewer that a device has. */
export type ArDevice = 'apple' | 'android' | 'none';

export function arDevice(): ArDevice {
  if (document.createElement('a').relList.supports?.('ar')) return 'apple';
  return /\bAndroid\b/.test(navigator.userAgent) ? 'android' : 'none';
}

/** Opens the viewer of Android with a GLB; without it the page stays. Both addresses are absolute. */
export const sceneViewerLink = (glb: string, title: string, page: string): string =>
  `intent://arvr.google.com/scene-viewer/1.0?${new URLSearchParams({
    file: glb,
    mode: 'ar_preferred',
    resizable: 'false',
    title,
  })}#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(page)};end;`;
