/** The storage types of the sample, in catalogue order. Apart from their data, which the first step does not need. */
export const storageTypeCodes = ['vvs4', 'vb4', 'dds4', 'fs', 'ms', 'nb', 'spw'] as const;
export type SampleTypeCode = (typeof storageTypeCodes)[number];
