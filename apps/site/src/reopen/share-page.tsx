import type { YardPlan } from '@silowright/domain/yard/yard-plan';
import { config } from '@silowright/ui/calls/config.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { isRefusal, storeValues } from '../deals/send-or-keep.ts';
import { saveLogo } from '../logo/logo-session.ts';
import { type GivenPosition, openProject } from '../project/open-project.ts';
import { useProject } from '../project/project-store.ts';
import { PositionRefused, storePositions } from '../project/store-positions.ts';
import { addressOfCopy, readShareLink, sessionOfShared } from '../share/share-link.ts';
import { AreaPage } from '../shell/area-page.tsx';
import { savePlan } from '../yard/yard-session.ts';

/** Opens a copy of a shared configuration, or of all of a project, in this tab (IN-05, PJ-07). */
async function openShared(fragment: string): Promise<null> {
  const shared = await readShareLink(fragment);
  const isSeveral = shared.length > 1;
  const session = openProject(
    shared.map((each) => {
      const opened = sessionOfShared(each);
      const step = isSeveral && opened.step === 'configure' ? 'overview' : opened.step;
      return { role: each.role, session: { ...opened, step }, isStored: false };
    }) as [GivenPosition, ...GivenPosition[]],
  );
  if (isSeveral) await storePositions().catch(unlessRefused);
  else await storeValues();
  // Without a plan or a logo that the server accepts the copy has none.
  for (const [at, { yard, logo }] of shared.entries()) {
    const id = isSeveral ? useProject.getState().positions[at]!.session.values.id : session.values.id;
    if (yard) await savePlan(yard as YardPlan, id).catch(() => undefined);
    if (logo) await saveLogo({ name: logo }, undefined, id).catch(() => undefined);
  }
  window.location.replace(config.base + addressOfCopy(session));
  return null;
}

/** What the server refuses is changed by who opened it: the sheet of the project says which one. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof PositionRefused && isRefusal(error.cause))) throw error;
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
