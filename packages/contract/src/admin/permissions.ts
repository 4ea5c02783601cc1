/** The shop's own people by what they do. One person may have several roles. */
export const staffRoles = [
  'owner',
  'catalogue',
  'orders',
  'content',
  'picker',
  'courier',
  'accountant',
  'viewer',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** `write` includes `read`, `read` includes `own`: what is assigned to the person alone. */
export const levels = ['own', 'read', 'write'] as const
export type Level = (typeof levels)[number]

/** What each role may do in each area, in the order of {@link staffRoles}: `w`rite, `r`ead, `o`wn, `-` nothing. */
const table = {
  catalogue: 'wwrrr-rr',
  media: 'wwrw---r',
  prices: 'wwrr--rr',
  stock: 'wwr-w-rr',
  imports: 'wwr---r-',
  orders: 'w-w-oorr',
  picking: 'w-w-w---',
  deliveries: 'w-w--or-',
  refunds: 'w-----w-',
  customers: 'w-w---r-',
  people: 'w-------',
  companies: 'w-w---rr',
  credit: 'w-----w-',
  slips: 'w-w-row-',
  invoices: 'w-r---w-',
  coupons: 'wrwr--rr',
  reviews: 'wrww---r',
  content: 'wr-w---r',
  search: 'ww-w---r',
  delivery: 'w-w-rr-r',
  settings: 'w------r',
  reports: 'rrr---rr',
  staff: 'w-------',
  audit: 'rooooor-',
  keys: 'w-------',
} as const satisfies Record<string, string>

export type Area = keyof typeof table
export type Permission = `${Area}.${Level}`

export const areas = Object.keys(table) as Area[]
const levelOf: Record<string, Level | undefined> = { w: 'write', r: 'read', o: 'own' }

/** The highest level that one of the roles has in an area; undefined where none may do anything. */
export function levelIn(area: Area, roles: readonly StaffRole[]): Level | undefined {
  const found = roles.map((role) => levelOf[table[area][staffRoles.indexOf(role)]!])
  return levels.findLast((level) => found.includes(level))
}

/** Tells whether one of the roles grants a permission. */
export function isAllowed(roles: readonly StaffRole[], permission: Permission): boolean {
  const [area, level] = permission.split('.') as [Area, Level]
  const own = levelIn(area, roles)
  return own !== undefined && levels.indexOf(own) >= levels.indexOf(level)
}

/** Every permission of the roles: `orders.own`, `orders.read`, … */
export const permissionsOf = (roles: readonly StaffRole[]): Permission[] =>
  areas
    .flatMap((area) => levels.map((level): Permission => `${area}.${level}`))
    .filter((permission) => isAllowed(roles, permission))

/** Roles whose people need a second factor: they move money or change people. */
export const secondFactorRoles: readonly StaffRole[] = ['owner', 'accountant']
