import { holdingVolume } from '@silowright/domain/catalogue/asked-limits';
import {
  maxDeliveriesPerDay,
  planStock,
  readPlanned,
  validatePlanned,
} from '@silowright/domain/planner/plan-stock';
import { type StockLevels, stockLevels } from '@silowright/domain/planner/stock-levels';
import { maximumAmount } from '@silowright/domain/session/field-rules';
import type { UnitSplit } from '@silowright/domain/sizing/split-volume';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { TextField, withoutSpaces } from '@silowright/ui/parts/field.tsx';
import { announceAfterMs, useSettled } from '@silowright/ui/parts/use-settled.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import type { KeyboardEvent } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { LevelChart } from './level-chart.tsx';
import { LevelTable } from './level-table.tsx';
import { proposedSplits, totalOf } from './proposed-splits.ts';

export interface StockPlannerProps {
  readonly kind: 'silo' | 'tank';
  readonly densityKgM3: number | undefined;
  readonly largestM3: number;
  /** As typed in the step; undefined if missing or wrong. */
  readonly volumeM3: number | undefined;
  readonly amount: number | undefined;
  readonly onUse: (split: UnitSplit) => void;
}

const fields = [
  ['usePerDayT', 't'],
  ['deliveryT', 't'],
  ['reserveDays', ''],
] as const;
type Field = (typeof fields)[number][0];

/** Volume and number of units from daily use, delivery and reserve, with the level of the next 60 days (EN-02). */
export function StockPlanner({ kind, densityKgM3, largestM3, volumeM3, amount, onUse }: StockPlannerProps) {
  const texts = useTexts();
  const { t, number, volumeNumber } = texts;
  const form = useForm<Field>({
    name: 'stock-planner',
    initial: { usePerDayT: '', deliveryT: '25', reserveDays: '5' },
    rules: {
      usePerDayT: (text) => validatePlanned('usePerDayT', text),
      deliveryT: (text) => validatePlanned('deliveryT', text),
      reserveDays: (text) => validatePlanned('reserveDays', text),
    },
    onSubmit: () => {},
  });
  const plan = planOf(form.values, densityKgM3);
  const splits = plan?.ok ? proposedSplits(plan.value, largestM3, amount) : [];
  const isFilled = (split: UnitSplit) => split.volumePerUnitM3 === volumeM3 && split.amountOfUnits === amount;
  const summary = plan?.ok ? summaryOf(plan.value, texts) : '';
  const settled = useSettled(summary, announceAfterMs);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const preferred = splits.find(({ amountOfUnits }) => amountOfUnits === amount) ?? splits[0];
    if (preferred) onUse(preferred);
  };

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map(([name, unit]) => {
          const { onValue, ...binding } = form.field(name);
          return (
            <TextField
              key={name}
              {...binding}
              onValue={(text) => onValue(withoutSpaces(text))}
              label={t(`planner.${name}`)}
              unit={unit || t('planner.days-unit')}
              inputMode="decimal"
              autoComplete="off"
              onKeyDown={onKeyDown}
              className={unit ? '' : '[&_input]:pr-18'}
            />
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {settled}
      </p>
      {densityKgM3 === undefined && <p>{t('volume.helper-density')}</p>}
      {plan && !plan.ok && <p>{t('planner.too-many', { count: number(maxDeliveriesPerDay) })}</p>}
      {plan?.ok && splits.length === 0 && (
        <p>
          {t(`planner.too-large-${kind}`, {
            volume: volumeNumber(holdingVolume(plan.value.neededM3, boot().asked)),
            count: number(maximumAmount),
          })}
        </p>
      )}
      {plan?.ok && splits[0] && densityKgM3 !== undefined && (
        <>
          <p>{summary}</p>
          <div className="flex flex-wrap gap-3">
            {splits.map((split) => (
              <Button
                key={split.amountOfUnits}
                look="secondary"
                aria-pressed={isFilled(split)}
                className="aria-pressed:border-good aria-pressed:bg-good-tint"
                onClick={() => onUse(split)}
              >
                {isFilled(split) && <Check aria-hidden="true" size={18} className="text-good" />}
                {t('volume.use-split', {
                  count: number(split.amountOfUnits),
                  volume: volumeNumber(split.volumePerUnitM3),
                })}
              </Button>
            ))}
          </div>
          <Outlook
            plan={plan.value}
            densityKgM3={densityKgM3}
            proposed={splits.find(isFilled) ?? splits[0]}
            typedM3={volumeM3 !== undefined && amount !== undefined ? volumeM3 * amount : undefined}
          />
        </>
      )}
    </>
  );
}

type Plan = Extract<ReturnType<typeof planStock>, { ok: true }>['value'];

/** undefined until all fields are filled. */
function planOf(values: Readonly<Record<Field, string>>, densityKgM3: number | undefined) {
  const usePerDayT = readPlanned('usePerDayT', values.usePerDayT);
  const deliveryT = readPlanned('deliveryT', values.deliveryT);
  const reserveDays = readPlanned('reserveDays', values.reserveDays);
  if (
    usePerDayT === undefined ||
    deliveryT === undefined ||
    reserveDays === undefined ||
    densityKgM3 === undefined
  )
    return undefined;
  return planStock({ usePerDayT, deliveryT, reserveDays, densityKgM3 });
}

const toTenths = (days: number): number => Math.round(days * 10) / 10;

const summaryOf = ({ neededM3, daysPerDelivery }: Plan, { t, volumeNumber }: Texts): string =>
  [
    t('planner.needed', { volume: volumeNumber(holdingVolume(neededM3, boot().asked)) }),
    Number.isFinite(daysPerDelivery)
      ? t('planner.every', { count: toTenths(daysPerDelivery) })
      : t('planner.no-use'),
  ].join(' ');

interface OutlookProps {
  readonly plan: Plan;
  readonly densityKgM3: number;
  readonly proposed: UnitSplit;
  /** The total typed in the step. */
  readonly typedM3: number | undefined;
}

/** In a much larger capacity the level would be a flat line. */
const maxDrawn = 4;

/** Chart and table, for the typed total if it is large enough and not far too large, otherwise for the proposal. */
function Outlook({ plan, densityKgM3, proposed, typedM3 }: OutlookProps) {
  const texts = useTexts();
  const inTyped = typedM3 === undefined ? undefined : stockLevels(plan, typedM3);
  const isEnough = inTyped?.keepsReserve ?? false;
  const isNear = typedM3 !== undefined && isEnough && typedM3 <= plan.neededM3 * maxDrawn;
  const capacityM3 = isNear ? typedM3 : totalOf(proposed);
  const levels = stockLevels(plan, capacityM3);
  const today = new Date();
  if (!levels) return null;
  return (
    <>
      {typedM3 !== undefined && !isEnough && <p>{tooSmallText(plan, typedM3, inTyped, texts)}</p>}
      <LevelChart plan={plan} levels={levels} capacityM3={capacityM3} today={today} />
      <LevelTable levels={levels} plan={plan} densityKgM3={densityKgM3} today={today} />
    </>
  );
}

function tooSmallText(
  { deliveryM3, usePerDayM3 }: Plan,
  typedM3: number,
  levels: StockLevels | undefined,
  { t, volumeNumber }: Texts,
): string {
  const total = volumeNumber(typedM3);
  return levels
    ? t('planner.reserve-used', { total, count: toTenths(levels.lowestM3 / usePerDayM3) })
    : t('planner.delivery-too-large', { total, delivery: volumeNumber(deliveryM3, 1) });
}
