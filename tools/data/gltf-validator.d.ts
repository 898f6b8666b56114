declare module 'gltf-validator' {
  interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly messages: readonly {
        readonly code: string;
        readonly severity: number;
        readonly message: string;
      }[];
    };
    readonly info: { readonly totalTriangleCount: number };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
