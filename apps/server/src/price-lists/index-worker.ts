import { parentPort } from 'node:worker_threads';
import { buildColumns } from '@silowright/domain/recommendation/build-index';
import { indexBuffers } from '@silowright/domain/recommendation/index-columns';
import { unpackUnits } from '@silowright/domain/recommendation/unit-measures';

/** Packed units in, the columns of their index out, both handed over without a copy. */
parentPort?.once('message', (packed: readonly Float64Array[]) => {
  const columns = buildColumns(packed.flatMap(unpackUnits));
  parentPort?.postMessage(columns, indexBuffers(columns) as ArrayBuffer[]);
});
