import type { Publication } from '@silowright/contract/price-fields';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { May } from '../../access/may.tsx';
import { useStaffCall } from '../../calls/staff-api.ts';
import { timeText } from '../../parts/formats.ts';
import { type ChosenList, ListHead, useChosenList } from '../../parts/list-choice.tsx';
import { Answer, BoxedTable, RowButton } from '../../parts/page-parts.tsx';
import { publishedBy } from '../published-by.ts';
import { PublishAgain } from './publish-again.tsx';
import { VersionDifference } from './version-difference.tsx';

/** All versions with author, time and comment. Two can be compared, and an old one can be published again (D7). */
export function HistoryPage() {
  const { t } = useTexts();
  const [chosen, setChosen] = useChosenList();
  return (
    <>
      <ListHead title={t('admin.page-history')} chosen={chosen} onChoose={setChosen} />
      <Versions key={`${chosen.kind} ${chosen.segment}`} {...chosen} />
    </>
  );
}

function Versions({ kind, segment }: ChosenList) {
  const texts = useTexts();
  const { t, locale } = texts;
  const history = useStaffCall(
    'admin-list-history',
    { params: { kind, segment } },
    { refetchInterval: 2_000 },
  );
  const [pair, setPair] = useState<readonly [older: number, newer: number]>();
  return (
    <Answer query={history}>
      {(versions: readonly Publication[]) => (
        <>
          <BoxedTable
            label={t('admin.page-history')}
            heads={[
              ...(['version', 'time', 'author', 'comment'] as const).map((name) =>
                t(`admin.history-${name}`),
              ),
              <span key="actions" className="sr-only">
                {t('admin.history-actions')}
              </span>,
            ]}
            headLook="max-md:sr-only"
          >
            <tbody>
              {versions.map((each, index) => (
                <tr key={each.version} className="border-t border-line align-middle max-md:block max-md:py-2">
                  <th
                    scope="row"
                    className="px-4 py-2 text-left font-normal tabular-nums max-md:inline-block max-md:py-0 max-md:pr-0 max-md:font-bold"
                  >
                    <span className="md:hidden">{t('admin.history-version')} </span>
                    {each.version}
                  </th>
                  <td className="px-4 py-2 whitespace-nowrap tabular-nums max-md:inline-block max-md:py-0">
                    {timeText(locale, each.published_at)}
                  </td>
                  <td className="px-4 py-2 max-md:block max-md:py-0">{publishedBy(texts, each).author}</td>
                  <td className="px-4 py-2 max-md:block max-md:py-0 max-md:text-muted">
                    {publishedBy(texts, each).comment || '–'}
                  </td>
                  <td className="px-4 py-2 empty:hidden max-md:block">
                    <div className="flex flex-wrap gap-2 md:justify-end">
                      {versions[index + 1] && (
                        <RowButton
                          aria-label={t('admin.compare-before', { version: each.version })}
                          onClick={() => setPair([versions[index + 1]!.version, each.version])}
                        >
                          {t('admin.compare')}
                        </RowButton>
                      )}
                      {index > 0 && (
                        <RowButton
                          aria-label={t('admin.compare-current', { version: each.version })}
                          onClick={() => setPair([each.version, versions[0]!.version])}
                        >
                          {t('admin.compare-now')}
                        </RowButton>
                      )}
                      {index > 0 && (
                        <May scope="prices:write">
                          <PublishAgain
                            kind={kind}
                            segment={segment}
                            version={each.version}
                            current={versions[0]!.version}
                          />
                        </May>
                      )}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </BoxedTable>
          {pair && (
            <VersionDifference
              kind={kind}
              segment={segment}
              versions={versions.map(({ version }) => version)}
              pair={pair}
              onPair={setPair}
            />
          )}
        </>
      )}
    </Answer>
  );
}
