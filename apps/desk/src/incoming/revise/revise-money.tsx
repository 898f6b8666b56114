import { maxLength } from '@silowright/domain/session/field-rules';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { percentText } from '../../parts/formats.ts';
import { RowButton, Segments } from '../../parts/page-parts.tsx';
import { staffMoney } from '../../parts/staff-money.ts';
import type { DraftField, EditedDraft, EditedExtra } from './edited-draft.ts';

/** Fields that are not repeated. */
export type OwnField = Exclude<DraftField, `extra-${string}` | `position-${string}` | 'selection'>;

export interface RevisePartProps {
  readonly edited: EditedDraft;
  readonly preview: CallOutput<'admin-preview-revision'>;
  /** A field of the draft as properties of its input. */
  readonly bind: (field: OwnField) => Pick<DraftInputProps, 'field' | 'complaint' | 'value' | 'onType'>;
  /** What the field allows, if it is refused. */
  readonly complaintOf: (field: DraftField) => string | undefined;
  readonly onEdit: (part: Partial<EditedDraft>) => void;
}

/** A part of the form with its heading. */
export const RevisePart = ({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: string | undefined;
  readonly children: ReactNode;
}) => (
  <section className="rounded-surface border border-line bg-surface p-4">
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-base">{title}</h2>
      {about && <span className="text-sm text-muted">{about}</span>}
    </div>
    {children}
  </section>
);

interface DraftInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly field: DraftField;
  readonly complaint: string | undefined;
  readonly onType: (typed: string) => void;
}

/** Marked while its field is refused; `Complaint` says why. */
export const DraftInput = ({ field, complaint, onType, className = '', ...input }: DraftInputProps) => (
  <input
    {...input}
    className={`${inputLook(complaint)} ${className}`}
    aria-invalid={complaint !== undefined}
    aria-describedby={complaint === undefined ? undefined : `revise-${field}`}
    onChange={(event) => onType(event.target.value)}
  />
);

export const Complaint = ({ field, complaint }: Pick<DraftInputProps, 'field' | 'complaint'>) =>
  complaint !== undefined && (
    <span id={`revise-${field}`} className="mt-1 block text-sm text-bad">
      ⚠&nbsp;{complaint}
    </span>
  );

/** As high as the field beside it; a long estimate takes two lines in a narrow window. */
const roomy = '[&_label]:min-h-11 [&_label]:px-3 [&_label]:whitespace-normal';

/** Discount in percent or euros, and its reason. */
export function ReviseDiscount({ edited, preview, bind, onEdit }: RevisePartProps) {
  const { t, locale } = useTexts();
  const { discount_percent: percent } = preview;
  const { currency } = preview.prices;
  const off = preview.prices.added.find(({ kind }) => kind === 'discount')?.in_cents ?? 0;
  return (
    <RevisePart
      title={t('admin.revise-discount')}
      about={t('admin.revise-on-goods', { amount: staffMoney(preview.goods_in_cents, currency) })}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Segments
          className={roomy}
          label={t('admin.revise-discount')}
          value={edited.discountIn}
          choices={[
            ['percent', '%'],
            ['money', currency],
          ]}
          onChoose={(discountIn) => onEdit({ discountIn })}
        />
        <DraftInput
          {...bind('discount')}
          className="max-w-32 text-right tabular-nums"
          inputMode="decimal"
          aria-label={t('admin.revise-discount')}
        />
        <span className="text-bad tabular-nums">
          {off < 0 && `${staffMoney(off, currency)} (${percentText(percent / 100, locale, 2)})`}
        </span>
      </div>
      <Complaint {...bind('discount')} />
      {edited.discount.trim() !== '' && (
        <div className="mt-3">
          <label htmlFor="revise-the-reason" className="mb-1 block text-sm font-bold">
            {t('admin.revise-reason')}
          </label>
          <DraftInput id="revise-the-reason" {...bind('reason')} maxLength={maxLength.search} />
          <Complaint {...bind('reason')} />
        </div>
      )}
    </RevisePart>
  );
}

/** Everything that the limit of the role counts (D29). */
export function ReviseSaved({ preview }: Pick<RevisePartProps, 'preview'>) {
  const { t, number, locale } = useTexts();
  const { saved, limit_percent: limit } = preview;
  const money = (cents: number) => staffMoney(cents, preview.prices.currency);
  const parts = [
    [t('admin.revise-discount'), saved.discount_in_cents],
    [t('admin.revise-saved-transport'), saved.transport_in_cents],
  ] as const;
  const isAbove = limit !== null && Math.round(saved.percent * 100) > limit * 100;
  return (
    <RevisePart title={t('admin.revise-saved')} about={t('admin.revise-saved-about')}>
      <dl className="grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4 gap-y-1 text-sm tabular-nums">
        {parts
          .filter(([, cents]) => cents > 0)
          .map(([label, cents]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd className="text-right">{money(cents)}</dd>
            </Fragment>
          ))}
        <dt className="font-bold">{t('admin.revise-saved-sum')}</dt>
        <dd className="text-right font-bold">
          {saved.total_in_cents === 0
            ? t('admin.revise-saved-nothing')
            : `${money(saved.total_in_cents)} (${percentText(saved.percent / 100, locale, 2)})`}
        </dd>
      </dl>
      {saved.free_lines > 0 && limit !== null && (
        <p className="mt-2 text-sm">{t('admin.revise-saved-free', { count: saved.free_lines })}</p>
      )}
      <p className="mt-2 text-sm text-muted">
        {limit === null
          ? t('admin.revise-no-limit')
          : isAbove
            ? t('admin.revise-above-limit', { limit: number(limit) })
            : preview.needs_approval
              ? t('admin.revise-needs-approval')
              : t('admin.revise-limit', { limit: number(limit) })}
      </p>
    </RevisePart>
  );
}

/** Lines that no option list has, in the customer's language. */
export function ReviseExtras({ edited, complaintOf, onEdit }: RevisePartProps) {
  const { t } = useTexts();
  const set = (at: number, part: Partial<EditedExtra>) =>
    onEdit({ extras: edited.extras.map((extra, each) => (each === at ? { ...extra, ...part } : extra)) });
  return (
    <RevisePart title={t('admin.revise-extras')} about={t('admin.revise-extras-about')}>
      <ul className="flex flex-col gap-3">
        {edited.extras.map((extra, at) => (
          <li
            key={at}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_4.5rem_8rem_auto]"
          >
            <DraftInput
              field={`extra-${at}-text`}
              complaint={complaintOf(`extra-${at}-text`)}
              className="col-span-3 sm:col-span-1"
              aria-label={t('admin.revise-extra-text')}
              placeholder={t('admin.revise-extra-text')}
              maxLength={120}
              value={extra.text}
              onType={(text) => set(at, { text })}
            />
            <DraftInput
              field={`extra-${at}-amount`}
              complaint={complaintOf(`extra-${at}-amount`)}
              className="text-right"
              inputMode="numeric"
              aria-label={t('admin.revise-number')}
              value={extra.amount}
              onType={(amount) => set(at, { amount })}
            />
            <DraftInput
              field={`extra-${at}-price`}
              complaint={complaintOf(`extra-${at}-price`)}
              className="text-right tabular-nums"
              inputMode="decimal"
              aria-label={t('admin.revise-extra-price')}
              placeholder={t('admin.revise-extra-price')}
              value={extra.price}
              onType={(price) => set(at, { price })}
            />
            <RowButton
              aria-label={t('admin.revise-extra-remove')}
              className="min-h-11"
              onClick={() => onEdit({ extras: edited.extras.filter((_, each) => each !== at) })}
            >
              <Trash2 aria-hidden="true" size={16} />
            </RowButton>
            <div className="col-span-full empty:hidden">
              {(['text', 'amount', 'price'] as const).map((part) => (
                <Complaint
                  key={part}
                  field={`extra-${at}-${part}`}
                  complaint={complaintOf(`extra-${at}-${part}`)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {edited.extras.length < 20 && (
        <RowButton
          className={edited.extras.length > 0 ? 'mt-3' : ''}
          onClick={() => onEdit({ extras: [...edited.extras, { text: '', amount: '1', price: '' }] })}
        >
          <Plus aria-hidden="true" size={16} />
          {t('admin.revise-extra-add')}
        </RowButton>
      )}
    </RevisePart>
  );
}

/** The estimate of the tariff, or a price that staff confirm. */
export function ReviseTransport({ edited, preview, bind, onEdit }: RevisePartProps) {
  const { t } = useTexts();
  const estimate = preview.estimate_in_cents;
  const { currency } = preview.prices;
  return (
    <RevisePart title={t('admin.price-transport')}>
      <div className="flex flex-wrap items-center gap-3">
        <Segments
          className={roomy}
          label={t('admin.price-transport')}
          value={edited.isConfirmed ? 'confirmed' : 'estimate'}
          choices={[
            [
              'estimate',
              estimate === null
                ? t('admin.price-not-available')
                : t('admin.revise-estimate', { amount: staffMoney(estimate, currency) }),
            ],
            ['confirmed', t('admin.revise-confirmed')],
          ]}
          onChoose={(way) => onEdit({ isConfirmed: way === 'confirmed' })}
        />
        {edited.isConfirmed && (
          <>
            <DraftInput
              {...bind('transport')}
              className="max-w-36 text-right tabular-nums"
              inputMode="decimal"
              aria-label={t('admin.revise-confirmed')}
            />
            <input
              className={`${inputLook(undefined)} min-w-48 flex-1`}
              aria-label={t('admin.revise-transport-note')}
              placeholder={t('admin.revise-transport-note')}
              maxLength={maxLength.search}
              value={edited.transportNote}
              onChange={(event) => onEdit({ transportNote: event.target.value })}
            />
          </>
        )}
      </div>
      <Complaint {...bind('transport')} />
    </RevisePart>
  );
}
