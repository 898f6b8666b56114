import type { EngineeringSheet } from '@silowright/contract/engineering';
import { engineeringGroups } from '@silowright/texts/engineering-rows';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

/** The engineering data of the quotation as printed, in the reader's language (EN-11). */
export function EngineeringCard({ data }: { readonly data: EngineeringSheet }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <details className="rounded-surface border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-5 py-3 text-lg font-bold">
        {t('engineering.title')}
      </summary>
      <div className="px-5 pb-5">
        <p className="mb-4 max-w-[65ch] text-sm text-muted">{t('engineering.note')}</p>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          {engineeringGroups(data, texts).map(({ heading, rows, note }) => (
            <section key={heading}>
              <h3 className="mb-1 text-base">{heading}</h3>
              <dl className="grid grid-cols-2 text-sm">
                {rows.map(({ label, value }) => (
                  <div key={`${label} ${value}`} className="contents">
                    <dt className="border-t border-line py-1.5 pr-3 text-muted">{label}</dt>
                    <dd className="border-t border-line py-1.5 tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
              {note && <p className="border-t border-line py-1.5 text-sm text-muted">{note}</p>}
            </section>
          ))}
        </div>
      </div>
    </details>
  );
}
