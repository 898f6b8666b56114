export interface LogoutWish {
  readonly federated?: boolean;
  readonly localOnly?: boolean;
}

/** Asking for both makes no sense: one leaves this site only, the other leaves everything (ID-11). */
export function checkLogout({ federated = false, localOnly = false }: LogoutWish): void {
  if (federated && localOnly) {
    throw new Error('It is invalid to set both the `federated` and `localOnly` options to `true`');
  }
}
