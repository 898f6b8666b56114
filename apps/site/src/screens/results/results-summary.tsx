import { totalVolumeM3 } from '@silowright/domain/session/values';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Flame from 'lucide-react/icons/flame';
import Utensils from 'lucide-react/icons/utensils';
import type { ReactNode } from 'react';
import { containerOf } from '../../session/market-of.ts';
import { useSession } from '../../session/session-store.ts';

const absent = '–';

/** A summary of all answers; a dash for missing ones (RS-01). */
export function ResultsSummary() {
  const { t, number, metres, volume } = useTexts();
  const values = useSession((state) => state.values);
  const { volumePerUnit, amountOfUnits = 1, diameterInMm, heightInMm, construction } = values;
  const kind = containerOf(values);
  const total = totalVolumeM3(values);
  const size =
    diameterInMm !== undefined && heightInMm !== undefined
      ? t('recommendation.size', { diameter: metres(diameterInMm), height: metres(heightInMm) })
      : absent;
  const limitMm = values.placement === 'inside' ? values.spaceLimitationHeightInMm : undefined;
  const items: readonly (readonly [string, ReactNode])[] = [
    [t('results.good'), values.productName ?? absent],
    [t(`results.volume-${kind}`), volumePerUnit === undefined ? absent : volume(volumePerUnit)],
    [t('results.total-volume'), total === undefined ? absent : volume(total)],
    [t('results.safety'), <Safety key="safety" />],
    [t('results.placement'), t(`location.${values.placement ?? 'outside'}`)],
    [t('results.construction'), construction ? t(`construction.${construction}`) : absent],
    [t('results.max-height'), limitMm === undefined ? absent : `${metres(limitMm)} m`],
    [t('results.location'), values.locationPlacename ?? absent],
    [
      t('results.temperature'),
      values.design_temperature === undefined ? absent : `${number(values.design_temperature)} °C`,
    ],
  ];
  return (
    <section
      aria-label={t('results.summary')}
      className="rounded-surface border border-line bg-surface p-5 md:p-7"
    >
      <h2 className="text-xl break-words">
        {[values.firstName, values.lastName].filter(Boolean).join(' ') || values.emailAddress}
      </h2>
      <p className="break-words text-muted">{values.company_name ?? absent}</p>
      <p className="mt-3 text-lg font-bold tabular-nums">
        {t(`results.units-${kind}`, { count: amountOfUnits, size })}
      </p>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {items.map(([label, value]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-x-6 py-2.5 large-text:flex-wrap"
          >
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 text-right break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Icons with text, because icons alone are not understood by everybody. */
function Safety() {
  const { t } = useTexts();
  const { foodApproved, atexApproved } = useSession((state) => state.values);
  const marks = [
    ...(foodApproved === 1 ? [[Utensils, t('product-basic.food')] as const] : []),
    ...(atexApproved === 1 ? [[Flame, t('product-basic.atex')] as const] : []),
  ];
  if (marks.length === 0) return absent;
  return (
    <span className="flex flex-wrap justify-end gap-x-4 gap-y-1">
      {marks.map(([Icon, name]) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <Icon aria-hidden="true" size={18} className="text-brand" />
          {name}
        </span>
      ))}
    </span>
  );
}
