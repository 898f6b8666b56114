import type { FieldProblem } from '@silowright/domain/session/field-rules';
import { type FormEvent, useState } from 'react';
import { type Draft, setDraft, useSession } from '../session/session-store.ts';
import { useTexts } from '../texts/use-texts.ts';
import { problemText } from './problem-text.ts';

export type FieldRule<Field extends string> = (
  text: string,
  all: Readonly<Record<Field, string>>,
) => FieldProblem | undefined;

export interface FormOptions<Field extends string> {
  /** Names the draft, and begins the id of every field. */
  readonly name: string;
  readonly initial: Readonly<Record<Field, string>>;
  /** In the order of the screen: the first field that fails gets the focus. */
  readonly rules: { readonly [Name in Field]?: FieldRule<Field> };
  readonly onSubmit: (values: Readonly<Record<Field, string>>) => void;
}

/** Longer than a click takes. */
const clickMs = 200;

/** The first words of a label are its name; "optional" may follow. */
const labelOf = (id: string): string =>
  document.querySelector(`label[for="${id}"]`)?.firstChild?.textContent ?? '';

/** What a field component needs; spread it into one. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
  readonly onBlur: () => void;
}

/**
 * One small form: texts in, rules of the domain, drafts kept in the session so that nothing typed is lost.
 * A field complains once it was left or sent, and from then on as it changes.
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
    /** For a screen reader, once for all fields: how many need attention, and which (Y12). */
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
          // Not at once: a complaint would push the button away from under the pointer that is pressing it.
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
      setComplaining(new Set(ruled));
      const wrong = ruled.filter((field) => problemOf(field));
      setFailed(wrong);
      if (wrong.length > 0) document.getElementById(`${name}-${wrong[0]}`)?.focus();
      else onSubmit(values);
    },
  };
}
