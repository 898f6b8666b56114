import type { StaffScope } from '@silowright/contract/staff-scopes';
import type { ReactNode } from 'react';
import { useStaffCall } from '../calls/staff-api.ts';

/**
 * Whether the caller's role allows something (DK-09). Yes until the answer is there, because most staff may do most
 * things and the server checks every call.
 */
export function useMay(): (scope: StaffScope) => boolean {
  const me = useStaffCall('admin-get-me', {});
  return (scope) => me.data?.scopes.includes(scope) ?? true;
}

/** Shows its content only to those who may use it. */
export function May({ scope, children }: { readonly scope: StaffScope; readonly children: ReactNode }) {
  return useMay()(scope) ? children : null;
}
