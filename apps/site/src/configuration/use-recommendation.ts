import type { SessionValues } from '@silowright/domain/session/values';
import { type CallInput, type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { localeOf } from '@silowright/ui/catalogue/offered-languages.ts';
import { inTime } from '@silowright/ui/kept/load-with-retries.ts';
import { textsNow } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { sendOwn } from '../session/send-own.ts';

type Input = CallInput<'create-recommendation'>;
type Answer = CallOutput<'create-recommendation'>;

/** All session values with their own names (RM-09, RM-10); an approval counts only as 1 (PB-08). */
export function recommendationBody(values: SessionValues): Input['body'] {
  const { segment, volumePerUnit, amountOfUnits, atexApproved, foodApproved } = values;
  if (!segment || !volumePerUnit || !amountOfUnits) throw new Error('questions are not answered');
  return {
    localeStr: localeOf(textsNow().language),
    ...values,
    segment,
    volumePerUnit,
    amountOfUnits,
    ...(atexApproved !== undefined && { atexApproved: atexApproved === 1 }),
    ...(foodApproved !== undefined && { foodApproved: foodApproved === 1 }),
  };
}

/** Names answers; the id of the configuration may change while they are sent. */
const keyOf = (values: SessionValues): string => JSON.stringify({ ...values, id: 0 });

let last: { readonly key: string; readonly answer: Promise<Answer> } | undefined;

/**
 * Sends answers of the session. One call after the other, because the first answer carries the key of this browser
 * (D3), and the server must end with what was asked last. Who asks for the same meanwhile gets the same answer.
 */
export function sendAnswers(values: SessionValues): Promise<Answer> {
  const key = keyOf(values);
  if (last?.key === key) return last.answer;
  const before = last?.answer;
  const isLast = (): boolean => last?.answer === answer;
  const sendInTurn = async (): Promise<Answer> => {
    if (before) await inTime(before).catch(() => {});
    try {
      return await sendOwn(
        (id) => call('create-recommendation', { body: recommendationBody({ ...values, id }) }),
        isLast,
      );
    } finally {
      if (isLast()) last = undefined;
    }
  };
  const answer = sendInTurn();
  last = { key, answer };
  return answer;
}

/** What fits the answers: asked for anew by every page. */
export const useRecommendation = (values: SessionValues) =>
  useQuery(
    {
      queryKey: ['create-recommendation', keyOf(values)],
      queryFn: () => sendAnswers(values),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  );
