import { useStaffCall } from '../calls/staff-api.ts';

/** Live within 5 s; the badges of the navigation and the home page share it. */
export const liveMs = 4_000;

export const useWork = (enabled = true) =>
  useStaffCall('admin-get-work', {}, { enabled, refetchInterval: liveMs });
