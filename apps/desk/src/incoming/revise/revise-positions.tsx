import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { RowButton } from '../../parts/page-parts.tsx';
import { staffMoney } from '../../parts/staff-money.ts';
import { wordText } from '../fact-text.ts';
import { UnitImage } from '../unit-image.tsx';
import {
  alternativesTo,
  type EditedPosition,
  editedPositions,
  type Place,
  placeOf,
  withChosen,
  without,
  withPlace,
} from './edited-positions.ts';
import { Complaint, DraftInput, type RevisePartProps } from './revise-money.tsx';
import { ReviseOptions } from './revise-options.tsx';

type Preview = CallOutput<'admin-preview-revision'>;
type Shown = NonNullable<Preview['positions']>[number];

interface RevisePositionsProps
  extends Pick<RevisePartProps, 'edited' | 'preview' | 'complaintOf' | 'onEdit'> {
  /** The quotation as it is. */
  readonly first: Preview;
}

/** Each position of a quotation of several: number of units, size, place in the price, options (PJ-07). */
export function RevisePositions({ first, preview, edited, complaintOf, onEdit }: RevisePositionsProps) {
  const { t } = useTexts();
  const { positions } = edited;
  const before = editedPositions(first.draft.positions ?? []);
  const shownOf = (id: string): Shown | undefined =>
    [...(preview.positions ?? []), ...(first.positions ?? [])].find((each) => each.id === id);
  const removed = before.filter(({ id }) => !positions.some((each) => each.id === id));
  const change = (next: EditedPosition[]) => onEdit({ positions: next });
  const putBack = (position: EditedPosition) =>
    change(
      before
        .filter((each) => each.id === position.id || positions.some(({ id }) => id === each.id))
        .map(
          (each) => positions.find(({ id }) => id === each.id) ?? { ...each, role: 'included', group: '' },
        ),
    );
  return (
    <>
      {positions.map((position, at) => {
        const shown = shownOf(position.id);
        return (
          shown && (
            <PositionCard
              key={position.id}
              at={at}
              position={position}
              before={before.find(({ id }) => id === position.id) ?? position}
              shown={shown}
              positions={positions}
              numberOf={(id) => shownOf(id)?.number ?? ''}
              currency={preview.prices.currency}
              complaintOf={complaintOf}
              onChange={change}
            />
          )
        );
      })}
      {removed.map((position) => {
        const shown = shownOf(position.id);
        return (
          <p
            key={position.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-surface border border-line border-dashed p-4 text-muted"
          >
            <s>{shown && <NameOf shown={shown} />}</s>
            <RowButton onClick={() => putBack(position)}>
              <Undo2 aria-hidden="true" size={16} />
              {t('admin.revise-put-back', { number: shown?.number ?? '' })}
            </RowButton>
          </p>
        );
      })}
    </>
  );
}

function NameOf({ shown }: { readonly shown: Shown }) {
  const texts = useTexts();
  const { number, name, unit } = shown;
  return `${number} · ${wordText(texts, name)} ${texts.number(unit.volume)} m³`;
}

interface PositionCardProps extends Pick<RevisePositionsProps, 'complaintOf'> {
  readonly at: number;
  readonly position: EditedPosition;
  readonly before: EditedPosition;
  readonly shown: Shown;
  readonly positions: readonly EditedPosition[];
  readonly numberOf: (id: string) => string;
  readonly currency: string;
  readonly onChange: (positions: EditedPosition[]) => void;
}

function PositionCard(props: PositionCardProps) {
  const { at, position, before, shown, positions, numberOf, currency, complaintOf, onChange } = props;
  const texts = useTexts();
  const { t, number } = texts;
  const { id } = position;
  const set = (part: Partial<EditedPosition>) =>
    onChange(positions.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const label = (name: string) => `${shown.number}: ${name}`;
  const places: readonly (readonly [Place, string])[] = [
    ['included', t('admin.role-included')],
    ['optional', t('admin.role-optional')],
    ...alternativesTo(positions, position).map(
      (each) => [`to ${each.id}`, t('admin.role-alternative-to', { number: numberOf(each.id) })] as const,
    ),
  ];
  const complaint = complaintOf(`position-${at}-selection`);
  return (
    <section
      aria-label={shown.number}
      className="rounded-surface border border-line bg-surface"
      data-position={shown.number}
    >
      <div className="flex items-start gap-4 p-4">
        <UnitImage unit={shown.unit} className="h-20 w-14 flex-none" />
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-base">
              <NameOf shown={shown} />
            </h2>
            {positions.length > 1 && (
              <RowButton
                aria-label={t('admin.revise-remove', { number: shown.number })}
                onClick={() => onChange(without(positions, id))}
              >
                <Trash2 aria-hidden="true" size={16} />
              </RowButton>
            )}
          </div>
          <p className="mt-1 text-sm text-muted tabular-nums">
            {staffMoney(shown.goods_in_cents, currency)}
            {!shown.in_total && ` · ${t('admin.price-not-chosen')}`}
          </p>
          <div className="mt-3 grid gap-3 items-end sm:grid-cols-[5.5rem_minmax(0,1fr)]">
            <div className="text-sm">
              <label htmlFor={`${id}-amount`} className="mb-1 block font-bold">
                {t('admin.revise-number')}
              </label>
              <DraftInput
                id={`${id}-amount`}
                field={`position-${at}-amount`}
                complaint={complaintOf(`position-${at}-amount`)}
                className="text-right"
                inputMode="numeric"
                aria-label={label(t('admin.revise-number'))}
                value={position.amount}
                onType={(amount) => set({ amount })}
              />
            </div>
            <div className="text-sm">
              <label htmlFor={`${id}-size`} className="mb-1 block font-bold">
                {t('admin.revise-size')}
              </label>
              <select
                id={`${id}-size`}
                className={inputLook(undefined)}
                aria-label={label(t('admin.revise-size'))}
                value={position.unit || shown.uuid}
                onChange={(event) => set({ unit: event.target.value })}
              >
                {shown.sizes.map((size) => (
                  <option key={size.uuid} value={size.uuid}>
                    {`${number(size.volume_m3)} m³ · Ø ${number(size.diameter_mm / 1000, 2)} m · ${staffMoney(size.price_in_cents, currency)}`}
                  </option>
                ))}
              </select>
            </div>
            <div className="flex flex-wrap items-end gap-x-4 gap-y-2 sm:col-span-2">
              <div className="min-w-52 flex-1 text-sm">
                <label htmlFor={`${id}-role`} className="mb-1 block font-bold">
                  {t('admin.revise-role')}
                </label>
                <select
                  id={`${id}-role`}
                  className={inputLook(complaintOf(`position-${at}-place`))}
                  aria-label={label(t('admin.revise-role'))}
                  value={placeOf(positions, position)}
                  onChange={(event) => onChange(withPlace(positions, id, event.target.value as Place))}
                >
                  {places.map(([place, text]) => (
                    <option key={place} value={place}>
                      {text}
                    </option>
                  ))}
                </select>
              </div>
              {position.role !== 'included' && (
                <label className="inline-flex min-h-11 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    checked={position.isChosen}
                    onChange={(event) => onChange(withChosen(positions, position, event.target.checked))}
                  />
                  {t('admin.revise-chosen')}
                </label>
              )}
            </div>
          </div>
          <Complaint field={`position-${at}-amount`} complaint={complaintOf(`position-${at}-amount`)} />
          <Complaint field={`position-${at}-place`} complaint={complaintOf(`position-${at}-place`)} />
        </div>
      </div>
      {shown.dropped.length > 0 && (
        <Notice kind="info">
          {t('admin.revise-dropped', {
            options: shown.dropped
              .map(({ key }) => shown.groups.find((group) => group.key === key)?.group.text ?? key)
              .join(', '),
          })}
        </Notice>
      )}
      <details open={complaint !== undefined || undefined} className="border-t border-line">
        <summary className="min-h-11 cursor-pointer px-4 py-3 font-bold">
          {t('admin.revise-options', { count: shown.groups.length })}
        </summary>
        <div className="px-2 pb-4">
          <ReviseOptions
            groups={shown.groups}
            currency={currency}
            selection={position.selection}
            before={before.selection}
            complaint={complaint}
            onSelect={(selection) => set({ selection })}
          />
        </div>
      </details>
    </section>
  );
}
