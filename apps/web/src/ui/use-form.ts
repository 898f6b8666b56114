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

  const problemOf = (field: Field): FieldProblem | undefined => rules[field]?.(values[field], values);
  const ruled = Object.keys(rules) as Field[];

  return {
    values,
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
            setTimeout(() => setComplaining((fields) => new Set(fields).add(field)), clickMs);
        },
      };
    },
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      setComplaining(new Set(ruled));
      const failed = ruled.find((field) => problemOf(field));
      if (failed) document.getElementById(`${name}-${failed}`)?.focus();
      else onSubmit(values);
    },
  };
}
