import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { useMutation } from '@tanstack/react-query';

/** Something the visitor sends: whether it is under way, failed or was answered. Without a network it fails at once. */
export const useSend = <Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  onAnswer: (answer: Answer, input: Input) => unknown = () => {},
  onProblem: (error: unknown) => unknown = () => {},
) =>
  useMutation<Answer, unknown, Input>(
    {
      mutationFn: send,
      onSuccess: onAnswer,
      onError: (error) => {
        console.warn('It could not be sent.', error);
        return onProblem(error);
      },
      networkMode: 'always',
    },
    queryClient,
  );
