import { useEffect } from 'react';
import { useCompanyName } from '../session/public-settings.ts';

/** What the tab is called: this page of that company. */
export function useDocumentTitle(page: string): void {
  const company = useCompanyName();
  useEffect(() => {
    document.title = `${page} · ${company}`;
  }, [page, company]);
}
