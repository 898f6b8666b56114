import type { FieldProblem } from '@silowright/domain/session/field-rules';
import type { FieldBinding } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type FormEvent, useState } from 'react';
import { type Draft, setDraft, useSession } from '../session/session-store.ts';
import { problemText } from './problem-text.ts';

export type FieldRule<Field extends string> = (
  text: string,
  all: Readonly<Record<Field, string>>,
) => FieldProblem | undefined;

export interface FormOptions<Field extends string> {
  /** Name of the draft and prefix of the field ids. */
  readonly name: string;
  readonly initial: Readonly<Record<Field, string>>;
  /** In screen order: the first invalid field gets the focus. */
  readonly rules: { readonly [Name in Field]?: FieldRule<Field> };
  readonly onSubmit: (values: Readonly<Record<Field, string>>) => void;
}

/** Longer than a click. */
const clickMs = 200;

/** The first text of a label is its name; "optional" may follow. */
const labelOf = (id: string): string =>
  document.querySelector(`label[for="${id}"]`)?.firstChild?.textContent ?? '';

/**
 * A small form: text values, domain rules, and drafts stored in the session so that no input is lost. A field
 * shows errors after blur or submit, and from then on while typing.
 */
export function useForm<Field extends string>({ name, initial, rules, onSubmit }: FormOptions<Field>) {
  const texts = useTexts();
  const draft: Draft | undefined = useSession((state) => state.drafts[name]);
  const values: Readonly<Record<Field, string>> = { ...initial, ...draft };
  const [complaining, setComplaining] = useState<ReadonlySet<Field>>(new Set());
  const [failed, setFailed] = useState<readonly Field[]>([]);

  const problemOf = (field: Field): FieldProblem | undefined => rules[field]?.(values[field], values);
  const ruled = Object.keys(rules) as Field[];

  const stillFailed = failed.filter((field) => problemOf(field));

  return {
    values,
    /** One screen reader message for all fields: how many are invalid, and which (Y12). */
    message:
      stillFailed.length === 0
        ? ''
        : texts.t('validation.summary', {
            count: stillFailed.length,
            fields: stillFailed.map((field) => labelOf(`${name}-${field}`)).join(', '),
          }),
    set: (patch: Partial<Record<Field, string>>) =>
      setDraft(name, { ...initial, ...useSession.getState().drafts[name], ...patch } as Draft),
    field: (field: Field): FieldBinding => {
      const problem = complaining.has(field) ? problemOf(field) : undefined;
      return {
        id: `${name}-${field}`,
        name: field,
        value: values[field],
        error: problem && problemText(problem, texts),
        onValue: (value) =>
          setDraft(name, { ...initial, ...useSession.getState().drafts[name], [field]: value } as Draft),
        onBlur: () => {
          // Delayed, so that the button does not move under the pointer while it is pressed.
          if (values[field] !== '')
            setTimeout(() => {
              setComplaining((fields) => new Set(fields).add(field));
              setFailed([field]);
            }, clickMs);
        },
      };
    },
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      const wrong = ruled.filter((field) => problemOf(field));
      if (wrong.length === 0) return onSubmit(values);
      setComplaining(new Set(ruled));
      setFailed(wrong);
      document.getElementById(`${name}-${wrong[0]}`)?.focus();
    },
  };
}
