import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import { invalidateCalls, staffCall } from '../calls/staff-api.ts';
import { timeText } from '../parts/formats.ts';
import type { ListKind } from '../parts/list-choice.tsx';
import { ListNotices } from './list-notices.tsx';
import { changesOf, conflictsOf, type PriceDraft, type priceDrafts } from './price-draft.ts';
import { PublishBar, type PublishBarProps, type PublishExtras } from './publish-bar.tsx';
import { PublishEffect } from './publish-effect.tsx';
import { UndoSteps } from './undo-steps.tsx';
import type { useListNotes } from './use-list-notes.ts';
import { usePublish } from './use-publish.ts';

const calls = {
  base: { get: 'admin-get-prices', publish: 'admin-publish-prices', plan: 'admin-plan-prices' },
  options: { get: 'admin-get-options', publish: 'admin-publish-options', plan: 'admin-plan-options' },
} as const;

export interface ListEditorProps<Price> {
  readonly kind: ListKind;
  readonly segment: PricedSegment;
  readonly version: number;
  readonly drafts: ReturnType<typeof priceDrafts<Price>>;
  readonly draft: PriceDraft<Price>;
  readonly notes: ReturnType<typeof useListNotes>;
  readonly nameIn: (language: Texts, id: string) => string;
  readonly pictureOf: (id: string) => ReactNode;
  readonly priceText: (price: Price | undefined) => string;
  /** The name of a step in the list of steps; they count from 1. */
  readonly stepText: (language: Texts, step: number) => string;
  /** What is said after a step is undone or repeated. */
  readonly goneText: (language: Texts, step: number, isUndo: boolean) => string;
  readonly summary: string;
  /** What prevents publishing, besides refused prices and conflicts. */
  readonly problems?: number;
  readonly large: PublishBarProps['large'];
  /** As it would be published: stable while nothing changes. */
  readonly next: object;
  readonly children: (effect: ReactNode) => ReactNode;
}

/** What the editors of base and option prices share: notices above, effect, steps, and the bar to publish. */
export function ListEditor<Price>(props: ListEditorProps<Price>) {
  const { kind, segment, version, drafts, draft, notes, nameIn, priceText, next } = props;
  const texts = useTexts();
  const { t, locale } = texts;
  const { message, busy, refusal, publish } = usePublish();
  const changes = changesOf(draft);
  const conflicts = conflictsOf(draft);
  const problems = (props.problems ?? 0) + notes.refused.size + conflicts.length;
  const hasChanges = Object.keys(changes).length > 0 && problems === 0;
  const reload = () => invalidateCalls(calls[kind].get, 'admin-list-history');
  const bodyOf = (extras: PublishExtras) => ({ ...next, ...extras }) as never;

  const onPublish = async (extras: PublishExtras) => {
    notes.setNote();
    const done = await publish(async () => {
      await staffCall(calls[kind].publish, { body: bodyOf(extras) });
      drafts.published(segment, changes);
    });
    // The draft leaves out what the new version has.
    if (done) await reload();
    return done;
  };
  const onPlan = async (moment: Date, extras: PublishExtras) => {
    notes.setNote();
    const at = moment.toISOString();
    const done = await publish(
      () => staffCall(calls[kind].plan, { query: { at }, body: bodyOf(extras) }),
      t('prices.planned', { time: timeText(locale, at) }),
    );
    if (!done) return false;
    drafts.clear(segment);
    await invalidateCalls('admin-list-plans');
    return true;
  };
  const goTo = (done: number) => {
    const isUndo = done < draft.done;
    // The last step that is undone or repeated.
    const step = isUndo ? done + 1 : done;
    notes.setNote((now) => props.goneText(now, step, isUndo));
    drafts.goTo(segment, done);
  };
  return (
    <div className="tall:pb-44">
      <ListNotices
        kind={kind}
        segment={segment}
        version={version}
        onLoad={() => void reload()}
        shownAs={(ids) => ids.map((id) => ({ id, name: nameIn(texts, id), picture: props.pictureOf(id) }))}
        refusal={refusal}
        conflicts={conflicts.map((id) => ({
          id,
          name: nameIn(texts, id),
          was: priceText(changes[id]?.from),
          theirs: priceText(draft.list.prices.get(id)),
          mine: priceText(changes[id]?.to),
        }))}
        onSettle={(ids, keep) => drafts.settle(segment, ids, keep)}
      />
      {props.children(<PublishEffect kind={kind} list={hasChanges ? next : undefined} />)}
      <PublishBar
        summary={problems > 0 ? t('admin.problems', { count: problems }) : props.summary}
        hasChanges={hasChanges}
        large={props.large}
        message={message || (notes.note?.(texts) ?? '')}
        busy={busy}
        onPublish={onPublish}
        onPlan={onPlan}
        undo={
          <UndoSteps
            steps={draft.steps.map((_, index) => props.stepText(texts, index + 1))}
            done={draft.done}
            onGo={goTo}
          />
        }
      />
    </div>
  );
}
