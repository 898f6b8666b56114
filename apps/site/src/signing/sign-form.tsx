import { maxLength } from '@silowright/domain/session/field-rules';
import type { CallInput, CallOutput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { CardRadio, RadioGroup } from '@silowright/ui/parts/card-radio.tsx';
import { TextField } from '@silowright/ui/parts/field.tsx';
import { Unbroken } from '@silowright/ui/parts/unbroken.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type FormEvent, useId, useState } from 'react';
import { SignaturePad, type Strokes } from './signature-pad.tsx';

export type SignBody = CallInput<'sign-quotation'>['body'];

/** What is signed of a quotation with alternatives and optional positions (PJ-04). */
export interface Bought {
  readonly chosen: readonly string[];
  /** Undefined: it is being computed, or something must be chosen first. */
  readonly totalCents: number | undefined;
  readonly isPending: boolean;
  /** Names the choice; another choice needs another consent. */
  readonly consent: string;
  /** True: something must be chosen first, which has the focus now. */
  readonly isRefused: () => boolean;
}

export interface SignFormProps {
  readonly signing: CallOutput<'read-signing'>;
  readonly bought?: Bought | undefined;
  /** The document is not shown yet. */
  readonly isLoading: boolean;
  /** The signature is being sent. */
  readonly isBusy: boolean;
  readonly onSign: (body: SignBody) => void;
  readonly onDecline: () => void;
}

/** Name, signature and consent. Works by keyboard alone, because a signature may be typed (D10). */
export function SignForm({ signing, bought, isLoading, isBusy, onSign, onDecline }: SignFormProps) {
  const { t, moneyIn } = useTexts();
  const { quotation_number: number, email } = signing;
  const [name, setName] = useState(signing.signer_name);
  const [kind, setKind] = useState<'typed' | 'drawn'>('typed');
  const [text, setText] = useState('');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [isComplaining, setComplaining] = useState(false);
  const hintId = useId();
  const consent = bought?.consent ?? t('signing.consent', { number });
  const [agreed, setAgreed] = useState<string>();
  const hasConsent = agreed === consent;
  const totalCents = bought ? bought.totalCents : signing.total_in_cents;
  const total = totalCents === undefined ? '…' : moneyIn(signing.currency).price(totalCents);

  const missing = {
    'signing-name': name.trim() === '',
    'signing-typed': kind === 'typed' && text.trim() === '',
    'signing-drawn': kind === 'drawn' && strokes.length === 0,
    'signing-consent': !hasConsent,
  };
  const complaint = (field: keyof typeof missing, key: string) =>
    isComplaining && missing[field] ? t(`signing.${key}`) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setComplaining(true);
    if (bought?.isRefused()) return;
    const first = Object.entries(missing).find(([, isMissing]) => isMissing)?.[0];
    if (first) {
      // The signature pad cannot take the focus; the choice between typing and drawing can.
      document.getElementById(first === 'signing-drawn' ? 'signing-kind-drawn' : first)?.focus();
      return;
    }
    onSign({
      quotation_number: number,
      name: name.trim(),
      signature:
        kind === 'typed'
          ? { kind, text: text.trim() }
          : { kind, strokes: strokes.map((stroke) => stroke.map(([x, y]) => [x, y])) },
      consent: true,
      ...(bought && { chosen: [...bought.chosen] }),
    });
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <p className="max-w-[65ch]">
        <Unbroken number={number}>
          {t('signing.form-intro', {
            number,
            total,
            email,
          })}
        </Unbroken>
      </p>
      <TextField
        id="signing-name"
        name="name"
        label={t('signing.name')}
        value={name}
        autoComplete="name"
        maxLength={maxLength.personName}
        error={complaint('signing-name', 'name-missing')}
        onValue={setName}
        onBlur={() => {}}
        className="max-w-[26rem]"
      />
      <RadioGroup
        legend={t('signing.signature')}
        error={complaint('signing-drawn', 'signature-missing')}
        className="grid max-w-[26rem] grid-cols-2 gap-3"
      >
        {(['typed', 'drawn'] as const).map((each) => (
          <CardRadio
            key={each}
            id={`signing-kind-${each}`}
            name="signature-kind"
            value={each}
            checked={kind === each}
            onChoose={() => setKind(each)}
          >
            {t(`signing.${each}`)}
          </CardRadio>
        ))}
      </RadioGroup>
      {kind === 'typed' ? (
        <div className="flex flex-col gap-3">
          <TextField
            id="signing-typed"
            name="signature"
            label={t('signing.typed-label')}
            value={text}
            autoComplete="off"
            maxLength={maxLength.personName}
            error={complaint('signing-typed', 'signature-missing')}
            onValue={setText}
            onBlur={() => {}}
            className="max-w-[26rem]"
          />
          {text.trim() && (
            <p
              aria-hidden="true"
              className="max-w-[40rem] rounded-control bg-sunken wrap-anywhere px-4 py-5 text-3xl"
              style={{ fontFamily: 'cursive' }}
            >
              {text}
            </p>
          )}
        </div>
      ) : (
        <div className="flex flex-col gap-2">
          <p id={hintId} className="text-sm text-muted">
            {t('signing.draw-hint')}
          </p>
          <SignaturePad id="signing-drawn" strokes={strokes} onStrokes={setStrokes} describedBy={hintId} />
        </div>
      )}
      <div>
        <label className="flex max-w-[65ch] items-start gap-3 py-2">
          <input
            id="signing-consent"
            type="checkbox"
            checked={hasConsent}
            onChange={(event) => setAgreed(event.target.checked ? consent : undefined)}
            aria-invalid={complaint('signing-consent', 'consent-missing') ? true : undefined}
            aria-describedby="signing-consent-error"
            className="mt-0.5 size-6 shrink-0"
          />
          <span>
            <Unbroken number={number}>{consent}</Unbroken>
          </span>
        </label>
        <p id="signing-consent-error" aria-live="polite" className="text-sm text-bad empty:hidden">
          {complaint('signing-consent', 'consent-missing') && `⚠\u00a0${t('signing.consent-missing')}`}
        </p>
      </div>
      <p id="signing-binding" className="max-w-[65ch] border-l-2 border-brand pl-4">
        {signing.sheet.binding}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          disabled={isBusy || isLoading || bought?.isPending === true}
          aria-describedby="signing-binding"
          className={bought ? 'w-full' : ''}
        >
          {bought?.totalCents === undefined ? t('signing.sign') : t('signing.sign-for', { total })}
        </Button>
        <Button look="secondary" disabled={isBusy || isLoading} onClick={onDecline}>
          {t('signing.decline')}
        </Button>
        <p role="status" className="text-muted empty:hidden">
          {isBusy ? t('signing.busy') : ''}
        </p>
      </div>
    </form>
  );
}
