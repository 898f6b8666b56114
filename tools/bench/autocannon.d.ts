/** Types for the part of autocannon that the benches use; the package has none. */
declare module 'autocannon' {
  interface Load {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly method: 'GET' | 'PUT';
    readonly headers: Readonly<Record<string, string>>;
    readonly setupClient?: (client: Client) => void;
  }
  interface Client {
    setBody(body: string): void;
    on(event: 'response', listener: (status: number, bytes: number, milliseconds: number) => void): void;
  }
  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
  }
  const autocannon: (load: Load) => Promise<Result>;
  export default autocannon;
}
