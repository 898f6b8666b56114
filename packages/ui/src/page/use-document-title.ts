import { useEffect } from 'react';
import { useCompanyName } from '../calls/public-settings.ts';

/** Sets the tab title to page and company. */
export function useDocumentTitle(page: string): void {
  const company = useCompanyName();
  useEffect(() => {
    document.title = `${page} · ${company}`;
  }, [page, company]);
}
