import type { LocaleName } from '@silowright/domain/locale';

/** `de_DE` → `de-DE`, the name Intl expects. */
export const bcp47 = (locale: LocaleName): string => locale.replace('_', '-');
