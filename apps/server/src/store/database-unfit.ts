/** Why a start cannot use the database, in a sentence for the operator: nothing else needs to be printed. */
export class DatabaseUnfit extends Error {}
