/** Whether a page of another site frames this one. The signing document is framed by a page of this site. */
export function hasForeignParent(): boolean {
  if (window.parent === window) return false;
  try {
    return window.parent.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}
