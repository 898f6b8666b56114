import { type StepId, stepIds, steps } from '@silowright/domain/flow/steps';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo } from 'react';
import { goBackTo } from '../flow/step-navigation.ts';
import { segmentTextKey } from '../session/market-of.ts';
import { type SessionState, useSession } from '../session/session-store.ts';

/** The answer of an earlier step as a short text. */
function answerOf(id: StepId, { values, step }: SessionState, texts: Texts): string | undefined {
  if (stepIds.indexOf(id) >= stepIds.indexOf(step)) return undefined;
  const words = { ...texts, market: () => texts.t(segmentTextKey(values)) };
  return steps[id].answer?.(values, words)?.replaceAll('\n', ' ');
}

/** One line above the question; each answer is a link back to its step. A new price changes no answer. */
export const AnswersSoFar = memo(() => {
  const texts = useTexts();
  const lines = useSession((state) => stepIds.map((id) => answerOf(id, state, texts)).join('\n')).split('\n');
  const given = stepIds.flatMap((id, at) => (lines[at] ? [{ id, text: lines[at] }] : []));
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
});
