/**
 * What staff and machines may do. Every staff call requires exactly one scope (DK-09, IN-03). `offers:decide` approves
 * discounts beyond the limit of a role and voids contracts.
 */
export const staffScopes = [
  'desk:read',
  'prices:read',
  'prices:write',
  'dealers:read',
  'dealers:write',
  'incoming:read',
  'incoming:write',
  'offers:decide',
  'persons:write',
  'access:write',
] as const;
export type StaffScope = (typeof staffScopes)[number];

const viewer = ['desk:read', 'prices:read', 'dealers:read', 'incoming:read'] as const;

/** A role is a list of scopes. `prices` also keeps the dealers. */
export const scopesOfRole = {
  viewer,
  sales: [...viewer, 'incoming:write'],
  prices: [...viewer, 'prices:write', 'dealers:write'],
  admin: staffScopes,
} as const satisfies Record<string, readonly StaffScope[]>;

export type StaffRole = keyof typeof scopesOfRole;
export const staffRoles = Object.keys(scopesOfRole) as readonly StaffRole[] as readonly [
  StaffRole,
  ...StaffRole[],
];

/** A machine cannot give access or erase people: those calls need a person. */
export const machineScopes = [
  'prices:read',
  'prices:write',
  'dealers:read',
  'dealers:write',
  'incoming:read',
  'incoming:write',
] as const satisfies readonly StaffScope[];
export type MachineScope = (typeof machineScopes)[number];
