import { flags } from '@silowright/ui/page/flags.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSession } from '../session/session-store.ts';

/** Shown in debug mode (RT-14, FL-03). */
export function DebugBanner() {
  const { t } = useTexts();
  const id = useSession((state) => state.values.id);
  const step = useSession((state) => state.step);
  if (!flags.DEBUG) return null;
  return (
    <p role="note" className="bg-ink px-4 py-1 text-center text-sm text-surface">
      {t('debug.banner', { id, step })}
    </p>
  );
}
