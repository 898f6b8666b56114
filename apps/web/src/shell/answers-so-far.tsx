import { type StepId, stepIds } from '@silowright/domain/flow/steps';
import type { SessionValues } from '@silowright/domain/session/values';
import { segmentTextKey } from '../session/flags.ts';
import { useSession } from '../session/session-store.ts';
import { goBackTo } from '../session/step-navigation.ts';
import { type Texts, useTexts } from '../texts/use-texts.ts';

/** The answer of each step as a short text. */
const answers: Partial<Record<StepId, (values: SessionValues, texts: Texts) => string | undefined>> = {
  market: (values, { t }) => values.segment && t(segmentTextKey(values)),
  'product-basic': ({ productName }) => productName,
  'product-group': ({ productGroupType, characteristicGroupType }, { t }) => {
    if (characteristicGroupType) return t(`product-group.${characteristicGroupType}`);
    return productGroupType && t(`product-group.${productGroupType}`);
  },
  volume: ({ volumePerUnit, amountOfUnits }, { number }) =>
    volumePerUnit && amountOfUnits ? `${number(amountOfUnits)} × ${number(volumePerUnit)} m³` : undefined,
  type: ({ construction }, { t }) => construction && t(`construction.${construction}`),
  location: ({ locationPlacename }) => locationPlacename,
};

const order: readonly StepId[] = ['market', 'product-basic', 'product-group', 'volume', 'type', 'location'];

/** One line above the question; each answer is a link back to its step. */
export function AnswersSoFar() {
  const texts = useTexts();
  const values = useSession((state) => state.values);
  const step = useSession((state) => state.step);
  const shown = order.filter(
    (id) => stepIds.indexOf(id) < stepIds.indexOf(step) && !(id === 'market' && values.noBackToMarket),
  );
  const given = shown.flatMap((id) => {
    const text = answers[id]?.(values, texts);
    return text ? [{ id, text }] : [];
  });
  if (given.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-1 text-sm text-muted">
      {given.map(({ id, text }, index) => (
        <li key={id} className="flex items-center gap-1">
          <button
            type="button"
            className="min-h-11 rounded-control px-1 text-left underline decoration-line underline-offset-4 hover:text-brand"
            onClick={() => goBackTo(id)}
          >
            {text}
            <span className="sr-only"> – {texts.t('action.change')}</span>
          </button>
          {/* After the answer, so that a wrapped line does not start with it. */}
          {index < given.length - 1 && <span aria-hidden="true">·</span>}
        </li>
      ))}
    </ul>
  );
}
