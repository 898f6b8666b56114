import type { FieldProblem } from '@silowright/domain/session/field-rules';
import type { Texts } from '../texts/use-texts.ts';

/** What is said when not even the texts are there. */
const lastResort = 'Field is required';

/** The words of a problem. A required field without words of its own gets the translated ones (OV-07). */
export function problemText({ key, params }: FieldProblem, { t, has }: Pick<Texts, 't' | 'has'>): string {
  if (key !== '' && key !== 'validation.required') return t(key as 'validation.email', params);
  return has('validation.required') ? t('validation.required') : lastResort;
}
