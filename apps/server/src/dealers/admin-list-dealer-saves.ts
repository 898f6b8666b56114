import type { adminListDealerSaves } from '@silowright/contract/dealers';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { countsOf } from './dealer-counts.ts';
import { dealerSaves } from './store/dealer-saves.ts';

const savesShown = 20;

const namesShown = 3;

export const adminListDealerSavesHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListDealerSaves> =>
  async () => {
    const saves = await store.read((db) => dealerSaves(db, savesShown));
    return saves.map(({ id, at, author, dealers, undone_by }) => ({
      id,
      at: new Date(at).toISOString(),
      author,
      ...countsOf(dealers),
      names: dealers.slice(0, namesShown).map(({ name }) => name),
      undone_by,
    }));
  };
