import { errorText } from '@silowright/ui/calls/use-call.ts';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

interface CallFailedProps {
  readonly answer: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** For an error caused by the visitor's last action. */
  readonly takeFocus?: boolean;
}

/** Why a page has no data, with a retry; nothing while there is no error. */
export function CallFailed({ answer, takeFocus = false }: CallFailedProps) {
  const texts = useTexts();
  if (!answer.isError) return null;
  return (
    <Notice kind="error" takeFocus={takeFocus} onRetry={() => void answer.refetch()}>
      {errorText(answer.error, texts)}
    </Notice>
  );
}
