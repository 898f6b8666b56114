import { type StaffRole, staffRoles } from '@silowright/contract/staff-scopes';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { failureText, invalidateCalls, staffCall, useStaffCall } from '../calls/staff-api.ts';
import { timeText } from '../parts/formats.ts';
import { Answer, PageHead } from '../parts/page-parts.tsx';
import { MachineTokens } from './machine-tokens.tsx';

type Person = CallOutput<'admin-list-people'>[number];

/** Everybody who has logged in, with a role that an administrator can change. */
export function People() {
  const { t } = useTexts();
  const people = useStaffCall('admin-list-people', {});
  const me = useStaffCall('admin-get-me', {});
  const [said, setSaid] = useState<{ readonly kind: 'success' | 'error'; readonly text: string }>();
  const give = async (person: Person, role: StaffRole | null) => {
    try {
      const { held } = await staffCall('admin-give-role', { params: { id: person.id }, body: { role } });
      await invalidateCalls('admin-list-people');
      const plans = held.length > 0 ? ` ${t('admin.plans-held', { count: held.length })}` : '';
      setSaid({ kind: 'success', text: `${t('admin.role-given', { name: person.name })}${plans}` });
    } catch (error) {
      setSaid({ kind: 'error', text: failureText(error) });
    }
  };
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-xl">
        {t('admin.people')}
      </h2>
      <p className="mt-1 mb-4 max-w-[65ch] text-sm text-muted">{t('admin.people-about')}</p>
      <dl className="mb-6 grid max-w-[65ch] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {staffRoles.map((role) => (
          <div key={role} className="contents">
            <dt className="font-bold">{t(`admin.staff-${role}`)}</dt>
            <dd>{t(`admin.staff-${role}-about`)}</dd>
          </div>
        ))}
      </dl>
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
      <Answer query={people}>
        {(all) => (
          <ul className="mt-4 flex flex-col gap-2">
            {all.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isMe={person.id === me.data?.id}
                onGive={(role) => void give(person, role)}
              />
            ))}
          </ul>
        )}
      </Answer>
    </section>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly isMe: boolean;
  readonly onGive: (role: StaffRole | null) => void;
}

function PersonRow({ person, isMe, onGive }: PersonRowProps) {
  const { t, locale } = useTexts();
  const fixed = isMe ? 'admin.role-own' : person.role_from === 'provider' ? 'admin.role-provider' : undefined;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-line bg-surface px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-bold wrap-anywhere">{person.name}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {[person.email, t('admin.last-seen', { time: timeText(locale, person.last_seen) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {fixed ? (
        <p className="text-sm">
          <strong>{t(`admin.staff-${person.role}`)}</strong>
          <span className="block text-muted">{t(fixed)}</span>
        </p>
      ) : (
        <select
          className={`${inputLook(undefined)} sm:w-72`}
          aria-label={t('admin.role-of', { name: person.name })}
          value={person.role_from === 'default' ? '' : person.role}
          onChange={(event) => onGive((event.target.value || null) as StaffRole | null)}
        >
          <option value="">
            {person.role_from === 'default'
              ? t('admin.role-default', { role: t(`admin.staff-${person.role}`) })
              : t('admin.role-default-again')}
          </option>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {t(`admin.staff-${role}`)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

/** Who may do what: the roles of people and the tokens of machines (DK-09, IN-03). */
export function AccessPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHead title={t('admin.page-access')} />
      <People />
      <MachineTokens />
    </>
  );
}
