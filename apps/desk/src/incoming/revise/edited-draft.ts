import type { RevisionDraft } from '@silowright/contract/revisions';
import type { CurrencyCode } from '@silowright/domain/catalogue/money';
import type { LocaleName } from '@silowright/domain/locale';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { unfinishedGroups } from '@silowright/domain/pricing/selection';
import { maximumAmount, minimumAmount } from '@silowright/domain/session/field-rules';
import { formatAmount, formatNumber } from '@silowright/texts/format';
import { readPercent } from '@silowright/texts/read-percent';
import { type PriceProblem, readPrice } from '@silowright/texts/read-price';
import { draftedPosition, type EditedPosition, editedPositions } from './edited-positions.ts';

export interface EditedExtra {
  readonly text: string;
  readonly amount: string;
  readonly price: string;
}

/** A draft as typed; numbers stay texts until they are read. */
export interface EditedDraft {
  /** Empty for one unit, which `amount` and `selection` are about. */
  readonly positions: readonly EditedPosition[];
  readonly amount: string;
  readonly selection: RevisionDraft['selection'];
  readonly discountIn: 'percent' | 'money';
  /** Empty or 0: no discount. */
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
    positions: editedPositions(draft.positions ?? []),
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
      text,
      amount: String(amount),
      price: amountOf(price_in_cents),
    })),
    isConfirmed: transport !== null,
    transport: transport ? amountOf(transport.in_cents) : '',
    transportNote: transport?.note ?? '',
    why: draft.why,
    message: draft.message,
  };
}

/** The same draft after a change of language: what can be read is written in the new style. */
export function draftInStyle(
  edited: EditedDraft,
  before: LocaleName,
  after: LocaleName,
  currency: CurrencyCode,
): EditedDraft {
  const price = (typed: string): string => {
    const reading = readPrice(typed, before, currency);
    return reading.ok ? formatAmount({ minor: reading.value, currency }, after) : typed;
  };
  const percent = readPercent(edited.discount);
  return {
    ...edited,
    discount:
      edited.discountIn === 'money'
        ? price(edited.discount)
        : percent.ok
          ? formatNumber(percent.value / 100, after)
          : edited.discount,
    extras: edited.extras.map((extra) => ({ ...extra, price: price(extra.price) })),
    transport: price(edited.transport),
  };
}

type PositionField = `position-${number}-${'amount' | 'place' | 'selection'}`;
type ExtraField = `extra-${number}-${'text' | 'amount' | 'price'}`;
export type DraftField =
  | 'amount'
  | 'selection'
  | 'discount'
  | 'reason'
  | 'transport'
  | 'why'
  | PositionField
  | ExtraField;

/** Why a field is refused: its words say what is allowed (B29). */
export type DraftProblem =
  | PriceProblem
  | { readonly code: 'whole'; readonly least: number; readonly greatest: number }
  | {
      readonly code: 'percent' | 'missing-text' | 'missing-why' | 'missing-choice' | 'above-goods' | 'other';
    };

export type DraftProblems = ReadonlyMap<DraftField, DraftProblem>;

export interface ReadDraft {
  /** Undefined if a field is refused. */
  readonly draft: RevisionDraft | undefined;
  /** Refused fields. They prevent preview and sending. */
  readonly wrong: DraftProblems;
  /** Fields that are not filled in yet. They prevent sending. */
  readonly missing: DraftProblems;
}

function readWhole(typed: string, least: number, greatest: number): Outcome<number, DraftProblem> {
  const value = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return value >= least && value <= greatest ? ok(value) : refuse({ code: 'whole', least, greatest });
}

const greatestPieces = 999;

/** In percent; null: no discount. */
function readDiscount(typed: string): Outcome<number | null, DraftProblem> {
  const reading = readPercent(typed);
  if (!reading.ok && reading.reason.code === 'empty') return ok(null);
  if (!reading.ok || reading.value > 10_000) return refuse({ code: 'percent' });
  return ok(reading.value === 0 ? null : reading.value / 100);
}

/** Shown by the preview while a reason is still missing. */
const noReason = '–';

/** Reads what was typed. A preview leaves out what is not filled in yet. */
export function readDraft(edited: EditedDraft, locale: LocaleName, currency: CurrencyCode): ReadDraft {
  const wrong = new Map<DraftField, DraftProblem>();
  const missing = new Map<DraftField, DraftProblem>();
  const read = <Value>(field: DraftField, reading: Outcome<Value, DraftProblem>): Value | undefined => {
    if (reading.ok) return reading.value;
    wrong.set(field, reading.reason);
    return undefined;
  };
  const money = (typed: string): Outcome<number, DraftProblem> => readPrice(typed, locale, currency);
  const amount = read('amount', readWhole(edited.amount, minimumAmount, maximumAmount));
  const extras = edited.extras.flatMap(({ text, amount: count, price }, at) => {
    if (`${text}${price}`.trim() === '') return [];
    const pieces = read(`extra-${at}-amount`, readWhole(count, 1, greatestPieces));
    if (text.trim() === '') wrong.set(`extra-${at}-text`, { code: 'missing-text' });
    if (price.trim() === '') {
      missing.set(`extra-${at}-price`, { code: 'empty' });
      return [];
    }
    const cents = read(`extra-${at}-price`, money(price));
    if (pieces === undefined || cents === undefined || text.trim() === '') return [];
    return [{ text: text.trim(), amount: pieces, price_in_cents: cents }];
  });
  const reason = edited.reason.trim() || noReason;
  const percent = edited.discountIn === 'percent' ? read('discount', readDiscount(edited.discount)) : null;
  const off =
    edited.discountIn === 'money' && edited.discount.trim() !== ''
      ? read('discount', money(edited.discount))
      : null;
  const discount = percent ? { percent, reason } : off ? { in_cents: off, reason } : null;
  if (discount && edited.reason.trim() === '') missing.set('reason', { code: 'missing-why' });
  if (edited.isConfirmed && edited.transport.trim() === '') missing.set('transport', { code: 'empty' });
  const transport =
    edited.isConfirmed && edited.transport.trim() !== ''
      ? read('transport', money(edited.transport))
      : undefined;
  if (edited.why.trim() === '') missing.set('why', { code: 'missing-why' });
  const positions = edited.positions.flatMap((position, at) => {
    if (unfinishedGroups(position.selection).length > 0)
      missing.set(`position-${at}-selection`, { code: 'missing-choice' });
    const units = read(`position-${at}-amount`, readWhole(position.amount, minimumAmount, maximumAmount));
    return units === undefined ? [] : [draftedPosition(position, units)];
  });
  const [first] = positions;
  if (!first && unfinishedGroups(edited.selection).length > 0)
    missing.set('selection', { code: 'missing-choice' });
  if (wrong.size > 0 || amount === undefined) return { draft: undefined, wrong, missing };
  return {
    wrong,
    missing,
    draft: {
      amount_of_units: first?.amount_of_units ?? amount,
      selection: first?.selection ?? edited.selection,
      ...(first && { positions }),
      discount,
      extras,
      transport: transport === undefined ? null : { in_cents: transport, note: edited.transportNote.trim() },
      why: edited.why.trim() || noReason,
      message: edited.message.trim(),
    },
  };
}

/** The field of a path in a refused call: `draft.extras.0.price_in_cents`. Lines without a price are not sent. */
export function fieldOfPath(path: string, { extras }: Pick<EditedDraft, 'extras'>): DraftField | undefined {
  const [, part = '', at = '', name = ''] = path.split('.');
  if (part === 'extras') {
    const sent = extras.flatMap(({ price }, index) => (price.trim() === '' ? [] : [index]));
    const fields = { text: 'text', amount: 'amount', price_in_cents: 'price' } as const;
    const index = sent[Number(at)];
    return index === undefined
      ? undefined
      : `extra-${index}-${fields[name as keyof typeof fields] ?? 'text'}`;
  }
  if (part === 'positions' && at !== '') {
    const fields = { amount_of_units: 'amount', selection: 'selection' } as const;
    return `position-${Number(at)}-${fields[name as keyof typeof fields] ?? 'place'}`;
  }
  if (part === 'discount') return at === 'reason' ? 'reason' : 'discount';
  const others = { amount_of_units: 'amount', transport: 'transport', why: 'why' } as const;
  return others[part as keyof typeof others];
}
