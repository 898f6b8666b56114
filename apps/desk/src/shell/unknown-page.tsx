import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useLocation } from 'wouter';
import { MissingPage } from '../access/missing-page.tsx';
import { placeOf } from './places.ts';

/** An address below /admin that has no page, with a link to its section. */
export function UnknownPage() {
  const { t } = useTexts();
  const [path] = useLocation();
  const place = placeOf(path);
  return (
    <MissingPage
      title={t('admin.no-page-title')}
      about={t('admin.no-page')}
      back={{ address: `/admin/${place.page}`, page: t(place.text) }}
    />
  );
}
