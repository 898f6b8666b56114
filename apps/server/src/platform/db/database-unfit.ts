/** Why the server cannot start with this database, for the operator; only the message is printed. */
export class DatabaseUnfit extends Error {}

/** A catalogue that only a later release can read. */
export class NewerCatalogue extends Error {}
