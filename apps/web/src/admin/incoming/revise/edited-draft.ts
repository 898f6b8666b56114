import type { RevisionDraft } from '@silowright/contract/revision-fields';
import type { CurrencyCode } from '@silowright/domain/catalogue/money';
import type { LocaleName } from '@silowright/domain/locale';
import { maximumAmount, minimumAmount } from '@silowright/domain/session/field-rules';
import { formatAmount, formatNumber } from '@silowright/texts/format';
import { readPrice } from '@silowright/texts/read-price';

export interface EditedExtra {
  readonly text: string;
  readonly amount: string;
  readonly price: string;
}

/** A draft as typed; numbers stay texts until they are read. */
export interface EditedDraft {
  readonly amount: string;
  readonly selection: RevisionDraft['selection'];
  readonly discountIn: 'percent' | 'money';
  /** Empty: no discount. */
  readonly discount: string;
  readonly reason: string;
  readonly extras: readonly EditedExtra[];
  readonly isConfirmed: boolean;
  readonly transport: string;
  readonly transportNote: string;
  readonly why: string;
  readonly message: string;
}

export function editedDraft(draft: RevisionDraft, locale: LocaleName, currency: CurrencyCode): EditedDraft {
  const { discount, transport } = draft;
  const amountOf = (minor: number) => formatAmount({ minor, currency }, locale);
  return {
    amount: String(draft.amount_of_units),
    selection: draft.selection,
    discountIn: discount && 'in_cents' in discount ? 'money' : 'percent',
    discount:
      discount === null
        ? ''
        : 'percent' in discount
          ? formatNumber(discount.percent, locale)
          : amountOf(discount.in_cents),
    reason: discount?.reason ?? '',
    extras: draft.extras.map(({ text, amount, price_in_cents }) => ({
      ...{ text, amount: String(amount), price: amountOf(price_in_cents) },
    })),
    isConfirmed: transport !== null,
    transport: transport ? amountOf(transport.in_cents) : '',
    transportNote: transport?.note ?? '',
    why: draft.why,
    message: draft.message,
  };
}

export type DraftField = 'amount' | 'discount' | 'reason' | 'transport' | 'why' | `extra-${number}`;

export interface ReadDraft {
  /** Undefined if a number cannot be read. */
  readonly draft: RevisionDraft | undefined;
  /** Fields that cannot be read. They prevent preview and sending. */
  readonly wrong: readonly DraftField[];
  /** Fields that are not filled in yet. They prevent sending. */
  readonly missing: readonly DraftField[];
}

const whole = (typed: string, minimum: number, maximum: number): number | undefined => {
  const value = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return value >= minimum && value <= maximum ? value : undefined;
};

/** At most two decimals, with a comma or a point. */
const percentOf = (typed: string): number | undefined => {
  const value = /^\d{1,3}([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : 0;
  return value > 0 && value <= 100 ? value : undefined;
};

/** Shown by the preview while a reason is still missing. */
const noReason = '–';

/** Reads what was typed. A preview leaves out what is not filled in yet. */
export function readDraft(edited: EditedDraft, locale: LocaleName, currency: CurrencyCode): ReadDraft {
  const centsOf = (typed: string): number | undefined => {
    const reading = readPrice(typed, locale, currency);
    return reading.ok ? reading.value : undefined;
  };
  const wrong: DraftField[] = [];
  const missing: DraftField[] = [];
  const isMissing = (field: DraftField, typed: string): boolean =>
    typed.trim() === '' && missing.push(field) > 0;
  const read = <Value>(field: DraftField, value: Value | undefined): Value | undefined => {
    if (value === undefined) wrong.push(field);
    return value;
  };
  const amount = read('amount', whole(edited.amount, minimumAmount, maximumAmount));
  const extras = edited.extras.map(({ text, amount: count, price }, at) => {
    if (`${text}${price}`.trim() === '') return undefined;
    const field = `extra-${at}` as const;
    if (isMissing(field, text) || isMissing(field, price)) return undefined;
    const [pieces, cents] = [whole(count, 1, 999), centsOf(price)];
    const isRead = pieces !== undefined && cents !== undefined;
    return read(field, isRead ? { text: text.trim(), amount: pieces, price_in_cents: cents } : undefined);
  });
  const hasDiscount = edited.discount.trim() !== '';
  const percent = edited.discountIn === 'percent' ? percentOf(edited.discount) : undefined;
  const money = edited.discountIn === 'money' ? centsOf(edited.discount) || undefined : undefined;
  const reason = edited.reason.trim() || noReason;
  const discount =
    percent !== undefined
      ? { percent, reason }
      : money !== undefined
        ? { in_cents: money, reason }
        : undefined;
  if (hasDiscount) read('discount', discount);
  const transport =
    edited.isConfirmed && !isMissing('transport', edited.transport)
      ? read('transport', centsOf(edited.transport))
      : undefined;
  if (hasDiscount) isMissing('reason', edited.reason);
  isMissing('why', edited.why);
  if (wrong.length > 0 || amount === undefined) return { draft: undefined, wrong, missing };
  return {
    ...{ wrong, missing },
    draft: {
      amount_of_units: amount,
      selection: edited.selection,
      discount: discount ?? null,
      extras: extras.filter((extra) => extra !== undefined),
      transport: transport === undefined ? null : { in_cents: transport, note: edited.transportNote.trim() },
      why: edited.why.trim() || noReason,
      message: edited.message.trim(),
    },
  };
}
