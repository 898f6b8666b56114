export interface LogoutOptions {
  readonly federated?: boolean;
  readonly localOnly?: boolean;
}

/** The options exclude each other: one logs out of this site only, the other of everything (ID-11). */
export function checkLogout({ federated = false, localOnly = false }: LogoutOptions): void {
  if (federated && localOnly) {
    throw new Error('It is invalid to set both the `federated` and `localOnly` options to `true`');
  }
}
