type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/** Called before anything is rendered, because window listeners are called in the order of registration. */
export const startBackGuard = (): void => window.addEventListener('popstate', (event) => guard?.(event));

/** Is called before the router on Back, and may stop it. */
export const guardBack = (next: Guard | undefined): void => {
  guard = next;
};
