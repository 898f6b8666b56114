declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      readonly noHinting: boolean;
      readonly keepFeatures?: readonly string[];
      readonly noLayoutClosure: boolean;
      readonly dropTables: readonly string[];
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
