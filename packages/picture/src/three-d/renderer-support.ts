/** How well this browser can show three dimensions. */
type Support = 'none' | 'software' | 'full';

const softwareRenderers = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** `?three_d` shows the view on a software renderer too: for tests and support. */
const forced = new URLSearchParams(window.location.search).has('three_d');

let known: Support | undefined;

/** Asks once; the context of the question is given back at once. */
function rendererSupport(): Support {
  if (known) return known;
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) {
    known = 'none';
    return known;
  }
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  known = softwareRenderers.test(name) ? 'software' : 'full';
  return known;
}

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Whether it can be shown at all, however slowly. */
export const canShowSpace = (): boolean => rendererSupport() !== 'none';

/** Whether the view is offered. Without a graphics card, and where data is dear, the drawing stays (TD-01). */
export function offersSpace(): boolean {
  const support = rendererSupport();
  return forced ? support !== 'none' : support === 'full' && !savesData();
}

/** Cheap light and shadow. */
export const isSlowRenderer = (): boolean => rendererSupport() === 'software';
