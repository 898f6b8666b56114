import { optionalPart } from '@silowright/ui/page/lazy-part.ts';
import { Later } from '@silowright/ui/parts/later.tsx';
import { Suspense } from 'react';
import { ShareButton } from '../share/share-button.tsx';
import type { UnitAtPlaceProps } from './unit-at-place.tsx';
import type { YardLinksProps } from './yard-links.tsx';

const load = () => import('./unit-at-place.tsx');
const UnitAtPlace = optionalPart('UnitAtPlace', ['picture'], async () => (await load()).UnitAtPlace);
const YardLinks = optionalPart('YardLinks', ['picture'], async () => (await load()).YardLinks);

/** The list of files, loaded with its texts after the page around it, which keeps its place. */
export const LazyUnitFiles = (props: UnitAtPlaceProps) => (
  <Suspense
    fallback={
      <div className={`min-h-11 print:hidden ${props.yard ? 'lg:h-44' : props.values ? 'h-22' : ''}`} />
    }
  >
    <UnitAtPlace {...props} />
  </Suspense>
);

/** The links in one row, for phones. Its height is fixed, so that nothing moves when the links arrive. */
export const LazyYardLine = ({ unit }: Pick<YardLinksProps, 'unit'>) => (
  <div className="grid min-h-20 grid-cols-[repeat(3,minmax(0,1fr))_auto] gap-x-2 border-b border-line bg-surface px-3 md:flex md:min-h-12 md:gap-x-5 md:px-4 lg:hidden icon-cells print:hidden">
    <Later fallback={<span className="col-span-3" />}>
      <YardLinks unit={unit} arrange className="icon-cells contents max-md:[&_img]:h-6 md:[&_img]:h-10" />
    </Later>
    <ShareButton />
  </div>
);

/** The same for a project, on its sheet. Its height is fixed, so that nothing moves when the links arrive. */
export const LazyProjectLinks = ({ unit }: Pick<YardLinksProps, 'unit'>) => (
  <div className="flex min-h-22 flex-wrap items-center gap-x-5 sm:min-h-11 print:hidden">
    <Later fallback={null}>
      <YardLinks unit={unit} arrange className="contents [&_img]:h-10" />
    </Later>
    <ShareButton className="link inline-flex min-h-11 items-center gap-2 text-sm" />
  </div>
);
