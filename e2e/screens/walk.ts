import type { APIRequestContext } from '@playwright/test';
import type { Visit } from '../visitor.ts';

export interface WalkParts {
  readonly visitor: Visit;
  readonly request: APIRequestContext;
  /** Called on each screen and state, with its name. Afterwards the window is wide again. */
  readonly look: (screen: string) => Promise<void>;
}

/** A way through screens, for pictures of them and for checks on each. */
export type Walk = (parts: WalkParts) => Promise<void>;
