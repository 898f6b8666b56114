/** The part of oidc-provider that the demo provider uses; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Context {
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    readonly method: string;
    readonly path: string;
    readonly query: Record<string, string | string[] | undefined>;
    status: number;
    type: string;
    body: unknown;
    respond: boolean;
    set(name: string, value: string): void;
    redirect(url: string): void;
    readonly oidc: {
      readonly provider: Provider;
      readonly client?: { readonly clientId: string };
      readonly session?: { readonly accountId?: string };
      readonly result?: { readonly consent?: { readonly grantId?: string } };
      readonly params?: Readonly<Record<string, unknown>>;
    };
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface Interaction {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, unknown>>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    readonly Grant: new (owner: {
      clientId: string;
      accountId: string;
    }) => Grant;
    readonly Client: { readonly prototype: { redirectUriAllowed(uri: string): boolean } };
    readonly Session: { get(ctx: Context): Promise<{ destroy(): Promise<void> }> };
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): this;
    callback(): (req: IncomingMessage, res: ServerResponse) => void;
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<Interaction>;
    interactionResult(
      req: IncomingMessage,
      res: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<string>;
    on(event: string, listener: (...args: unknown[]) => void): this;
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  /** Sessions and codes of one provider, in memory: a demo login may end with the process. */
  export function createMemoryAdapter(): (model: string) => unknown;
}
