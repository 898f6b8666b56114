import { useDocumentTitle } from '../shell/use-document-title.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Sets the tab title to the name of the page of the desk (Y11). */
export function useStaffTitle(page = ''): void {
  const { t } = useTexts();
  useDocumentTitle([page, t('admin.title')].filter(Boolean).join(' · '));
}

/** The tab title until a page sets its own. */
export function StaffTitle(): null {
  useStaffTitle();
  return null;
}
