import { PageHeader } from '@silowright/ui/page/page-header.tsx';
import { useInBrowser } from '@silowright/ui/parts/use-in-browser.ts';
import type { ReactNode } from 'react';
import { useDealerBrand } from '../flow/start-visit.ts';
import { switchLanguage } from '../flow/switch-language.ts';

/** The start address of this visit: keeps dealer, flags and language. */
const startAddress = (): string => {
  const { pathname, search } = window.location;
  return (pathname.startsWith('/dealer/') ? pathname : '/') + search;
};

/** The header of visitors' pages, with the dealer's brand. */
export const Header = ({
  steps,
  children,
}: {
  readonly steps?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <PageHeader
    home={useInBrowser(startAddress, '/')}
    brand={useDealerBrand()}
    onLanguage={switchLanguage}
    steps={steps}
  >
    {children}
  </PageHeader>
);
