import { formatDate } from '@silowright/texts/format';
import { useSession } from '../session/session-store.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PriceDifferences } from './price-differences.tsx';
import type { UnitOffer } from './unit-offer.ts';

/** Says that this is a copy of a quotation and lists changed prices (D21). */
export function ReopenedNotice({ offer }: { readonly offer: UnitOffer | undefined }) {
  const { t, locale } = useTexts();
  const reopened = useSession((state) => state.reopened);
  if (!reopened) return null;
  const { quotationNumber, quotedAt, differences } = reopened;
  const params = { number: quotationNumber, date: formatDate(new Date(quotedAt), locale) };
  const dismiss = () => useSession.setState(({ reopened: _, ...rest }) => rest, true);
  return (
    <Notice kind="info">
      <p>{t(differences.length > 0 ? 'reopen.changed' : 'reopen.same', params)}</p>
      {differences.length > 0 && <PriceDifferences differences={differences} offer={offer} />}
      <Button look="quiet" className="px-0" onClick={dismiss}>
        {t('reopen.understood')}
      </Button>
    </Notice>
  );
}
