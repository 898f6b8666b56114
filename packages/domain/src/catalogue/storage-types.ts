import type { StorageType } from './storage-type.ts';
import type { SampleTypeCode } from './storage-type-codes.ts';
import { dds4 } from './storage-types/dds4.ts';
import { fs } from './storage-types/fs.ts';
import { ms } from './storage-types/ms.ts';
import { nb } from './storage-types/nb.ts';
import { spw } from './storage-types/spw.ts';
import { vb4 } from './storage-types/vb4.ts';
import { vvs4 } from './storage-types/vvs4.ts';

/** The registry of the sample: one line per type, in catalogue order. */
export const storageTypes: Readonly<Record<SampleTypeCode, StorageType>> = {
  vvs4,
  vb4,
  dds4,
  fs,
  ms,
  nb,
  spw,
};
