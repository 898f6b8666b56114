import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import type { UnitFilesProps } from './unit-files.tsx';

const UnitFiles = lazyPart<UnitFilesProps>(
  'unit-files',
  ['picture'],
  async () => (await import('./unit-files.tsx')).UnitFiles,
);

/** The list of files, loaded with its texts after the page around it. */
export const LazyUnitFiles = (props: UnitFilesProps) => (
  <Suspense fallback={null}>
    <UnitFiles {...props} />
  </Suspense>
);
