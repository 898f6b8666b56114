import type { DrawnFormat, ProjectFormat } from '@silowright/domain/cad/formats';
import type { UnitsToPlace } from '@silowright/domain/cad/project-file';
import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import type { LocaleName } from '@silowright/domain/locale';
import { keepLast } from '../../platform/keep-last.ts';
import { startWorkerQueue } from '../../platform/threads/worker-queue.ts';

interface AnyFileJob {
  readonly name: string;
  readonly company: string;
  readonly locale: LocaleName;
  readonly catalogueDir?: string;
}

export interface UnitFileJob extends AnyFileJob {
  readonly format: DrawnFormat;
  readonly unit: UnitModel;
}

/** All units of a project. */
export interface ProjectFileJob extends AnyFileJob {
  readonly format: ProjectFormat;
  readonly positions: readonly UnitsToPlace[];
}

export type FileJob = UnitFileJob | ProjectFileJob;

export interface UnitFileMaker {
  /** The compressed bytes of a file. */
  readonly make: (job: FileJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Recently made files, about 150 KB each. */
const keptFiles = 60;

/** Makes files in a thread of their own, so that neither visitors nor quotations wait; equal jobs share a file. */
export function startUnitFileMaker(): UnitFileMaker {
  const script = new URL('./unit-file-worker.ts', import.meta.url);
  const { run, close } = startWorkerQueue<FileJob, Uint8Array>(script, { atOnce: 1 });
  return { make: keepLast(keptFiles, (job: FileJob) => JSON.stringify(job), run), close };
}
