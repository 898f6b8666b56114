import { publishLarge } from './admin-parts/publish-large.ts';

/** A publish of 100,000 rows under load. The lists are measured by `desk`. */
export const run = publishLarge;
