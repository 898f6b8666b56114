import { parentPort } from 'node:worker_threads';
import { buildColumns, type IndexRules } from '@silowright/domain/recommendation/build-index';
import { indexBuffers } from '@silowright/domain/recommendation/index-columns';
import { unpackUnits } from '@silowright/domain/recommendation/unit-measures';

export interface IndexJob extends IndexRules {
  readonly packed: readonly Float64Array[];
}

/** Receives packed units and returns the columns of their index, both transferred without a copy. */
parentPort?.once('message', ({ packed, ...rules }: IndexJob) => {
  const columns = buildColumns(packed.flatMap(unpackUnits), rules);
  parentPort?.postMessage(columns, indexBuffers(columns) as ArrayBuffer[]);
});
