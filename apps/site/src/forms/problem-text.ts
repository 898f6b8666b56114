import type { FieldProblem } from '@silowright/domain/session/field-rules';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';

/** Used if the texts are not loaded. */
const lastResort = 'Field is required';

/** The message of a problem. A required field without its own message gets the general one (OV-07). */
export function problemText({ key, params }: FieldProblem, { t, has }: Pick<Texts, 't' | 'has'>): string {
  if (key !== '' && key !== 'validation.required') return t(key as 'validation.email', params);
  return has('validation.required') ? t('validation.required') : lastResort;
}
