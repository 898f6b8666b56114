import { ApiError } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { May } from '../access/may.tsx';
import { failureText, invalidateCalls, staffCall, useStaffCall } from '../calls/staff-api.ts';
import { timeText } from '../parts/formats.ts';
import { Answer, RowButton } from '../parts/page-parts.tsx';

export interface UndoOutcome {
  readonly ok: boolean;
  readonly key: 'admin.dealer-undo-done' | 'admin.dealer-undo-refused' | 'admin.dealer-undo-failed';
  readonly reason: string;
}

/** Restores dealers to the state before a save, all or none. */
export async function undoSave(id: string): Promise<UndoOutcome> {
  try {
    await staffCall('admin-undo-dealer-save', { params: { id } });
    return { ok: true, key: 'admin.dealer-undo-done', reason: '' };
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'changed-meanwhile';
    return {
      ok: false,
      key: isConflict ? 'admin.dealer-undo-refused' : 'admin.dealer-undo-failed',
      reason: failureText(error),
    };
  } finally {
    await invalidateCalls('admin-list-dealers', 'admin-list-dealer-saves', 'admin-get-dealer');
  }
}

/** Who saved which dealers recently. A save can be undone until somebody changes these dealers again. */
export function DealerSaves() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('admin.dealer-saves')}
      </Button>
      <Dialog open={open} title={t('admin.dealer-saves')} onClose={() => setOpen(false)}>
        <Saves />
      </Dialog>
    </>
  );
}

function Saves() {
  const { t, locale, number } = useTexts();
  const saves = useStaffCall('admin-list-dealer-saves', {});
  const [said, setSaid] = useState<Awaited<ReturnType<typeof undoSave>>>();
  return (
    <>
      {said && <Notice kind={said.ok ? 'success' : 'error'}>{t(said.key, { reason: said.reason })}</Notice>}
      <Answer query={saves}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted">{t('admin.dealer-saves-none')}</p>
          ) : (
            <ul className="mt-3 flex flex-col gap-3">
              {all.map((save) => {
                const names = `${save.names.join(', ')}${save.created + save.changed > save.names.length ? ' …' : ''}`;
                const time = timeText(locale, save.at);
                return (
                  <li
                    key={save.id}
                    className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3"
                  >
                    <div className="min-w-0 flex-1 basis-56">
                      <p className="wrap-anywhere font-bold">{names}</p>
                      <p className="text-sm wrap-anywhere text-muted">
                        {time} · {save.author} ·{' '}
                        {t('admin.dealer-save-counts', {
                          created: number(save.created),
                          changed: number(save.changed),
                        })}
                      </p>
                    </div>
                    {save.undone_by === null ? (
                      <May scope="dealers:write">
                        <RowButton
                          aria-label={t('admin.dealer-undo-of', { names, time })}
                          onClick={async () => setSaid(await undoSave(save.id))}
                        >
                          {t('admin.dealer-undo')}
                        </RowButton>
                      </May>
                    ) : (
                      <span className="text-sm text-muted">
                        {t('admin.dealer-undone-by', { name: save.undone_by })}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Answer>
    </>
  );
}
