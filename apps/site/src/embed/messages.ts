/** Messages between the element on another site and the configurator in its frame. Types only: embed.js stays small. */
export interface ToHost {
  readonly silowright: 'ready' | 'height' | 'event' | 'step';
  readonly heightPx?: number;
  readonly event?: Readonly<Record<string, unknown>>;
  /** Path and hash in the frame. */
  readonly address?: string;
}

export interface ToFrame {
  readonly silowright: 'host';
  /** Whether the frame is as high as its contents. */
  readonly grows: boolean;
  readonly colours: { readonly brand?: string; readonly ground?: string };
  /** The height of the host's window. */
  readonly screenPx: number;
  /** The visible part of the frame, in pixels from its top. */
  readonly visible: { readonly topPx: number; readonly heightPx: number };
}
