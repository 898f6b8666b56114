import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StateBadge } from './state-badge.tsx';

it('a meeting that was confirmed says so; a lead is received (D14, D23)', () => {
  const shown = (begins_at: string | null) =>
    renderToStaticMarkup(<StateBadge item={{ state: 'received', begins_at }} />);
  expect(shown('2026-01-12T08:00:00.000Z')).toContain('admin.state-confirmed');
  expect(shown(null)).toContain('admin.state-received');
});
