declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype';
      readonly noHinting: boolean;
      readonly keepFeatures: readonly string[];
      readonly noLayoutClosure: boolean;
      readonly dropTables: readonly string[];
    },
  ): Promise<Uint8Array>;
}
