import { ApiError } from '../../api.ts';
import { failureText, invalidateCalls, staffCall } from '../staff-api.ts';

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
