import type { Permission } from './permissions.ts'

/** What waits for somebody, in the order of the page, and who may look after it. */
export const waitingPermissions = {
  orders: 'orders.read',
  picking: 'picking.read',
  late: 'orders.read',
  payments: 'orders.read',
  refunds: 'orders.read',
  companies: 'companies.read',
  messages: 'reviews.read',
  comments: 'reviews.read',
  stock: 'stock.read',
  lots: 'stock.read',
  imports: 'imports.read',
  mails: 'settings.read',
} as const satisfies Record<string, Permission>
export type Waiting = keyof typeof waitingPermissions

/** Days until which a lot that waits expires; expired ones wait, too. */
export const lotDays = 7
