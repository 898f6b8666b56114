import { formatDate } from '@silowright/texts/format';
import { useTimeZone } from '@silowright/ui/calls/public-settings.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReopenedQuotation, useSession } from '../session/session-store.ts';
import { PriceDifferences } from './price-differences.tsx';
import type { UnitOffer } from './unit-offer.ts';

export interface ReopenedNoticeProps {
  readonly offer: UnitOffer | undefined;
  readonly reopened: ReopenedQuotation;
}

/** Says that this is a copy of a quotation and lists changed prices (D21). */
export function ReopenedNotice({ offer, reopened }: ReopenedNoticeProps) {
  const { t, locale } = useTexts();
  const { quotationNumber, quotedAt, differences } = reopened;
  const params = { number: quotationNumber, date: formatDate(new Date(quotedAt), locale, useTimeZone()) };
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
