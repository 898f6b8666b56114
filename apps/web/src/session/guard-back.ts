type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/** Called before anything is drawn: listeners of the window hear of Back in the order in which they came. */
export const startBackGuard = (): void => window.addEventListener('popstate', (event) => guard?.(event));

/** Hears of Back before the router does, and may stop it. */
export const guardBack = (next: Guard | undefined): void => {
  guard = next;
};
