import { readFlags } from '@silowright/domain/flags/flags';

/** Read once: only the language changes in the query string while the app runs. */
export const flags = readFlags(new URLSearchParams(globalThis.location?.search ?? ''));
