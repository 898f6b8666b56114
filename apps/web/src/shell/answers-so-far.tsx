import { type StepId, stepIds } from '@silowright/domain/flow/steps';
import type { SessionValues } from '@silowright/domain/session/values';
import { segmentTextKey } from '../session/market-of.ts';
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
    // Every answer has a dot before it; a dot at the start of a line is clipped.
    <ul className="-ml-4 flex flex-wrap text-sm text-muted [clip-path:inset(-8px_-8px_-8px_9px)]">
      {given.map(({ id, text }) => (
        <li
          key={id}
          className="relative flex items-center pl-4 before:absolute before:left-1 before:content-['·'/'']"
        >
          <button
            type="button"
            className="min-h-11 rounded-control px-1 text-left underline decoration-line underline-offset-4 hover:text-brand"
            onClick={() => goBackTo(id)}
          >
            {text}
            <span className="sr-only"> – {texts.t('action.change')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
