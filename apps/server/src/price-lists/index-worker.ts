import { parentPort } from 'node:worker_threads';
import type { StorageType } from '@silowright/domain/catalogue/storage-type';
import { buildColumns, type IndexRules } from '@silowright/domain/recommendation/build-index';
import { indexBuffers } from '@silowright/domain/recommendation/index-columns';
import { unpackUnits } from '@silowright/domain/recommendation/unit-measures';

export interface IndexJob extends IndexRules {
  readonly packed: readonly Float64Array[];
  readonly types: readonly StorageType[];
}

/** Receives packed units and returns the columns of their index, both transferred without a copy. */
parentPort?.once('message', ({ packed, types, ...rules }: IndexJob) => {
  const units = packed.flatMap((part) => unpackUnits(part, types));
  const columns = buildColumns(units, rules);
  parentPort?.postMessage(columns, indexBuffers(columns) as ArrayBuffer[]);
});
