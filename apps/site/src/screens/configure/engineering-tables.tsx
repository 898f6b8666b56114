import { engineeringGroups } from '@silowright/texts/engineering-rows';
import { useCall } from '@silowright/ui/calls/use-call.ts';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { unbrokenCodes } from '@silowright/ui/texts/unbroken-codes.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect } from 'react';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { useSession } from '../../session/session-store.ts';

/** The server computes them from the choices it has confirmed; meanwhile the earlier ones stay. */
export function EngineeringTables() {
  const texts = useTexts();
  const { t } = texts;
  const id = useSession((state) => state.values.id);
  const confirmed = useConfigurationState((state) => state.confirmed);
  const answer = useCall('engineering-data', { params: { id } }, { enabled: confirmed !== undefined });
  const { refetch } = answer;
  useEffect(() => {
    if (confirmed) void refetch();
  }, [confirmed, refetch]);
  if (answer.data)
    return (
      <div className="flex flex-col gap-5" aria-busy={answer.isFetching}>
        <p className="max-w-[65ch] text-sm text-muted">{t('engineering.note')}</p>
        {engineeringGroups(answer.data, texts).map(({ heading, rows, note }) => (
          <table key={heading} className="w-full border-collapse text-sm">
            <caption className="pb-1 text-left text-base font-bold">{heading}</caption>
            <tbody>
              {rows.map(({ label, value }, at) => (
                <tr key={at} className="border-t border-line align-top">
                  <th scope="row" className="w-1/2 py-1.5 pr-4 text-left font-normal text-muted">
                    {label}
                  </th>
                  <td className="py-1.5 tabular-nums">{unbrokenCodes(value)}</td>
                </tr>
              ))}
              {note && (
                <tr className="border-t border-line">
                  <td colSpan={2} className="py-1.5 text-muted">
                    {note}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        ))}
      </div>
    );
  if (answer.isError)
    return (
      <Notice kind="error" onRetry={() => void refetch()}>
        {t('engineering.not-loaded')}
      </Notice>
    );
  return <Loading>{t('configure.loading')}</Loading>;
}
