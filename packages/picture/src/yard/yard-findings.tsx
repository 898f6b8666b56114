import type { Finding } from '@silowright/domain/yard/check-yard';
import { findingRows } from '@silowright/texts/yard-rows';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

const marks = { good: '✓', tight: '!', bad: '✗' } as const;

/** All distances of the plan in words (TD-06). */
export function YardFindings({ findings }: { readonly findings: readonly Finding[] }) {
  const texts = useTexts();
  const { t } = texts;
  const poor = findings.filter(({ state }) => state !== 'good').length;
  return (
    <section aria-labelledby="yard-checks" className="flex flex-col gap-2">
      <h3 id="yard-checks" className="text-lg">
        {t('yard-plan.checks')}
      </h3>
      <p role="status" className={poor > 0 ? 'text-bad' : 'text-good'}>
        {poor > 0 ? t('yard-plan.some', { count: poor }) : t('yard-plan.all-good')}
      </p>
      <table className="w-full border-collapse text-sm">
        <tbody>
          {findingRows(findings, texts).map(({ kind, state, label, measured, needed, verdict }) => (
            <tr key={kind} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {label}
              </th>
              <td className="py-1.5 pr-3 text-right whitespace-nowrap tabular-nums">
                {measured}
                <span className="block text-muted">{needed}</span>
              </td>
              <td
                className={`py-1.5 whitespace-nowrap ${state === 'good' ? 'text-good' : 'font-bold text-bad'}`}
              >
                <span aria-hidden="true">{marks[state]} </span>
                {verdict}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
