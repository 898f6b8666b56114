import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useRef } from 'react';
import { numbersOf } from './change-positions.ts';
import { mayBeAlternative, setChosen, setRole } from './change-roles.ts';
import { positionName } from './position-words.ts';
import { type Position, readyNow, useReadyPositions } from './project-store.ts';
import { numbersBeside, whatItIs } from './role-words.ts';
import { groupOf, isInTotal } from './roles.ts';

export interface RoleControlProps {
  /** Ready, as it is shown. */
  readonly position: Position;
  /** As printed. */
  readonly number: string;
  readonly onNews: (text: string) => void;
}

const alternativeTo = 'to ';

/** Whether a position is included, optional or an alternative, and whether it is in the total (PJ-04). */
export function RoleControl({ position, number, onNews }: RoleControlProps) {
  const texts = useTexts();
  const { t } = texts;
  const positions = useReadyPositions();
  const numbers = numbersOf(positions);
  const select = useRef<HTMLSelectElement>(null);
  const { key, role } = position;
  const tell = () => {
    const now = readyNow();
    const changed = now.find((each) => each.key === key);
    if (changed)
      onNews(t('project.now-is', { number: numbersOf(now).get(key) ?? '', what: whatItIs(changed, texts) }));
  };
  const change = (value: string) => {
    if (value.startsWith(alternativeTo))
      setRole(key, { kind: 'alternative', to: value.slice(alternativeTo.length) });
    else if (value === 'included' || value === 'optional') setRole(key, { kind: value });
    tell();
    // It may stand at another place now, and an element that is moved loses the focus.
    requestAnimationFrame(() => select.current?.focus());
  };
  const own = groupOf(position);
  const others = positions.filter((each) => {
    const group = groupOf(each);
    const isFirst = group === undefined || positions.find((one) => groupOf(one) === group) === each;
    return each.key !== key && isFirst && (own === undefined || group !== own);
  });
  const counted = isInTotal(position);
  const isOnly = counted && positions.filter(isInTotal).length === 1;
  const hintId = `role-hint-${key}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <select
        ref={select}
        aria-label={t('project.role', { number })}
        value={role.kind}
        onChange={({ target }) => change(target.value)}
        className="-ml-1 min-h-11 max-w-56 min-w-0 field-sizing-content truncate rounded-control bg-transparent px-0.5 text-sm font-bold outline-offset-0! hover:bg-sunken"
      >
        <option value="included">{t('project.role-included')}</option>
        <option value="optional">{t('project.role-optional')}</option>
        {role.kind === 'alternative' && (
          <option value="alternative">
            {t('project.alternative-to', { list: numbersBeside(positions, position).join(', ') })}
          </option>
        )}
        {others.map((each) => (
          <option
            key={each.key}
            value={`${alternativeTo}${each.key}`}
            disabled={!mayBeAlternative(positions, each)}
          >
            {t('project.alternative-to-named', {
              list: [numbers.get(each.key), ...numbersBeside(positions, each)].join(', '),
              name: positionName(each, texts),
            })}
          </option>
        ))}
      </select>
      {role.kind !== 'included' && (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={counted}
            aria-label={t('project.in-total-of', { number })}
            aria-disabled={isOnly}
            aria-describedby={isOnly ? hintId : undefined}
            onChange={() => {
              if (isOnly) return;
              setChosen(key, !counted);
              tell();
            }}
            className={`size-5 ${isOnly ? 'opacity-50' : ''}`}
          />
          {t('project.in-total')}
        </label>
      )}
      {role.kind !== 'included' && isOnly && (
        <p id={hintId} className="w-full text-sm text-muted">
          {t('project.last-in-total')}
        </p>
      )}
    </div>
  );
}
