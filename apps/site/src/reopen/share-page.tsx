import type { YardPlan } from '@silowright/domain/yard/yard-plan';
import { config } from '@silowright/ui/calls/config.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { storeValues } from '../deals/send-or-keep.ts';
import { saveLogo } from '../logo/logo-session.ts';
import { useSession } from '../session/session-store.ts';
import { addressOfCopy, readShareLink, sessionOfShared } from '../share/share-link.ts';
import { AreaPage } from '../shell/area-page.tsx';
import { savePlan } from '../yard/yard-session.ts';

/** Opens a copy of a shared configuration in this tab (IN-05). */
async function openShared(fragment: string): Promise<null> {
  const shared = await readShareLink(fragment);
  const session = sessionOfShared(shared);
  useSession.setState(session, true);
  await storeValues();
  // Without a plan or a logo that the server accepts the copy has none.
  if (shared.yard) await savePlan(shared.yard as YardPlan).catch(() => undefined);
  if (shared.logo) await saveLogo({ name: shared.logo }).catch(() => undefined);
  window.location.replace(config.base + addressOfCopy(session));
  return null;
}

/** `/share#…` */
export function SharePage() {
  const { t } = useTexts();
  const fragment = window.location.hash.slice(1);
  const opening = useQuery(
    {
      queryKey: ['share', fragment],
      queryFn: () => openShared(fragment),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return (
    <AreaPage card title={t('share.open-title')}>
      {opening.isError ? (
        <div className="flex flex-col items-start gap-5">
          <Notice kind="error">{t('share.open-failed')}</Notice>
          <a href={`${config.base}/`} className={buttonLook('secondary')}>
            {t('share.open-new')}
          </a>
        </div>
      ) : (
        <Loading>{t('state.loading')}</Loading>
      )}
    </AreaPage>
  );
}
