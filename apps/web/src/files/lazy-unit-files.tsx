import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { ShareButton } from '../share/share-button.tsx';
import type { UnitFilesProps } from './unit-files.tsx';
import type { YardLinksProps } from './yard-links.tsx';

const UnitFiles = lazyPart<UnitFilesProps>(
  'unit-files',
  ['picture'],
  async () => (await import('./unit-files.tsx')).UnitFiles,
);
const YardLinks = lazyPart<YardLinksProps>(
  'yard-links',
  ['picture'],
  async () => (await import('./unit-files.tsx')).YardLinks,
);

/** The list of files, loaded with its texts after the page around it, which keeps its place. */
export const LazyUnitFiles = (props: UnitFilesProps) => (
  <Suspense
    fallback={
      <div className={`min-h-11 print:hidden ${props.yard ? 'lg:h-44' : props.values ? 'h-22' : ''}`} />
    }
  >
    <UnitFiles {...props} />
  </Suspense>
);

/** The links on one line that scrolls, for phones. Its height is fixed, so that nothing moves when the links arrive. */
export const LazyYardLine = ({ unit }: Pick<YardLinksProps, 'unit'>) => (
  <div className="flex h-12 gap-x-5 overflow-x-auto border-b border-line bg-surface px-4 whitespace-nowrap lg:hidden print:hidden *:shrink-0">
    <Suspense fallback={null}>
      <YardLinks unit={unit} arrange className="flex items-center gap-x-5 [&_img]:h-10" />
    </Suspense>
    <ShareButton />
  </div>
);
