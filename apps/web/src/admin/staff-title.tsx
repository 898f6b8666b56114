import { useDocumentTitle } from '../shell/use-document-title.ts';
import { useTexts } from '../texts/use-texts.ts';

/** The tab says which page of the back office it shows (Y11). */
export function useStaffTitle(page = ''): void {
  const { t } = useTexts();
  useDocumentTitle([page, t('admin.title')].filter(Boolean).join(' · '));
}

/** Before a page has a name of its own. */
export function StaffTitle(): null {
  useStaffTitle();
  return null;
}
