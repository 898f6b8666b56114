import { bcp47 } from '@silowright/texts/bcp47';
import type { Texts } from '../../texts/use-texts.ts';

/** "208", or "500+" if only the newest rows were counted. */
export const countText = ({ locale }: Texts, count: number, isAtLeast = false): string =>
  isAtLeast
    ? `${Math.max(0, count - 1).toLocaleString(bcp47(locale))}+`
    : count.toLocaleString(bcp47(locale));
