import { rightsChanged } from '../access/rights-changed.ts';
import { authorOfMachine, authorOfMember, mayPublish } from './author-of-plan.ts';
import { plannedListOf } from './plans.ts';
import { holdPlansOf } from './store/planned-lists.ts';

/** Plans of somebody who may no longer publish wait until a colleague takes them over (S21). */
export function holdPlansWithoutRights(): void {
  rightsChanged.listen(async (db, change) => {
    if (change.of === 'token')
      return (await holdPlansOf(db, authorOfMachine(change.token), 'token-withdrawn')).map(plannedListOf);
    return mayPublish(change.member, change.defaultRole)
      ? []
      : (await holdPlansOf(db, authorOfMember(change.member), 'role-gone')).map(plannedListOf);
  });
}
